import type { ReactNode } from 'react';
import { Lines } from './lines.tsx';

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

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '';

/** One named value; a dash where there is none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="py-0.5 text-ink-soft">{label}</dt>
      <dd className="py-0.5 wrap-anywhere empty:before:content-['—']">
        {isMissing(children) ? '—' : children}
      </dd>
    </div>
  );
}

/** A value that no form asks for: it is shown where there is one. */
export function FilledFact({ label, children }: { label: string; children: string | null }) {
  return isMissing(children) ? null : (
    <Fact label={label}>
      <Lines>{children}</Lines>
    </Fact>
  );
}
