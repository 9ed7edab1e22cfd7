import type { ReactNode } from 'react';

/** A fact under its title, in a list of them. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-t border-graphite-200 py-4 sm:grid-cols-[9rem_1fr]">
    <dt className="text-graphite-600">{title}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** What explains a fact. */
export const Small = ({ children }: { children: ReactNode }) => (
  <span className="block max-w-prose text-sm font-normal text-graphite-600">{children}</span>
);
