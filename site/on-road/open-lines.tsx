import { ChevronDown } from 'lucide-react';
import type { DueGroup } from '#contract/on-road/due-groups.ts';
import type { BothLine } from './both-prices.ts';

/** The charges that are due without a figure, with the law that sets each. */
export function OpenLines({ groups }: { groups: readonly DueGroup<BothLine>[] }) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return null;
  return (
    <details className="group border-y border-graphite-200">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-medium md:text-lg">
        {count === 1 ? '1 charge is' : `${count} charges are`} not confirmed yet and not in the sum
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-5 pb-6 sm:grid-cols-3 sm:gap-x-8">
        {groups.map(({ due, title, lines }) => (
          <div key={due}>
            <dt className="text-sm font-semibold text-graphite-600">{title}</dt>
            {lines.map(({ charge, label, legalRef }) => (
              <dd key={charge} className="mt-2">
                {label}
                {legalRef && <span className="block text-sm text-graphite-600">{legalRef}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
