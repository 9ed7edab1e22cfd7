import type { ReactNode } from 'react';

/** A titled part of a record's details, made of Facts. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first:border-0 first:pt-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
        {children}
      </dl>
    </section>
  );
}

/** One named value; a dash where there is none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isMissing = children === null || children === undefined || children === '';
  return (
    <div className="contents">
      <dt className="py-0.5 text-ink-soft">{label}</dt>
      <dd className="py-0.5 wrap-anywhere">{isMissing ? '—' : children}</dd>
    </div>
  );
}
