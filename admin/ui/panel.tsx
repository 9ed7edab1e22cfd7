import { type ReactNode, useId } from 'react';

/** A titled section of a screen. */
export function Panel({
  title,
  note,
  className = '',
  children,
}: {
  title: string;
  /** A count at the end of the heading's line. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-panel border border-line bg-panel px-4 py-3 ${className}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {note && <p className="text-xs text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** One number with its label; undefined shows as not available. */
export function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-1 first:border-0 first:pt-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value?.toLocaleString('en') ?? 'Not available'}</dd>
    </div>
  );
}

/** A percentage as a bar. Hidden from screen readers: the figure beside it says the same. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-hover">
      <span className="block h-full rounded-full bg-edge" style={{ width: `${percent}%` }} />
    </span>
  );
}
