import { type ReactNode, useId } from 'react';

interface ScopeProps {
  /** Whose numbers these are. */
  title: string;
  /** Which requests they count. */
  note: string;
  children: ReactNode;
}

/** A part of the dashboard whose numbers count the same requests: it says once whose they are. */
export function Scope({ title, note, children }: ScopeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="-mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-base font-semibold">{title}</span>
        <span className="text-xs text-ink-soft">{note}</span>
      </h2>
      {children}
    </section>
  );
}
