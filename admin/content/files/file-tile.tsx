import type { ReactNode } from 'react';

interface FileTileProps {
  picture: ReactNode;
  name: string;
  /** Size or kind, below the name. */
  detail: string;
  /** Why the file is not accepted. */
  fault?: string | null;
  /** Covers the picture. */
  overlay?: ReactNode;
  /** Fields below the name. */
  fields?: ReactNode;
  /** The button beside the name. */
  children: ReactNode;
}

/** One file of a form: thumbnail, name, detail or fault, a button, and fields. */
export function FileTile({
  picture,
  name,
  detail,
  fault,
  overlay,
  fields,
  children,
}: FileTileProps) {
  return (
    <li
      className={`flex flex-wrap content-start items-center gap-3 rounded-panel border p-2 ${fault ? 'border-red bg-red-soft' : 'border-line'}`}
    >
      <span className="relative block h-14 w-20 flex-none overflow-hidden rounded-control bg-hover">
        {picture}
        {overlay}
      </span>
      <span className="min-w-0 flex-1">
        <span title={name} className="block truncate font-medium">
          {name}
        </span>
        <span className={fault ? 'text-red' : 'text-ink-soft'}>{fault ?? detail}</span>
      </span>
      {children}
      {fields && <div className="w-full min-w-0">{fields}</div>}
    </li>
  );
}
