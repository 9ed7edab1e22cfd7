import { Plus } from 'lucide-react';
import type { ScheduleMonth } from '#contract/finance/instalments.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { FinanceWords } from './words.ts';

const cell = 'py-2.5 ps-1.5 text-right tabular md:ps-6';

/** The plan month by month, closed at first. */
export function Schedule({
  schedule,
  words,
}: {
  schedule: readonly ScheduleMonth[];
  words: FinanceWords;
}) {
  return (
    <details className="group/schedule mt-10 border-y border-graphite-950">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-5 text-xl font-semibold tracking-tight md:text-2xl">
        Month by month
        <Plus
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-6 shrink-0 transition-transform group-open/schedule:rotate-45"
        />
      </summary>
      <table className="mb-8 w-full border-collapse text-[0.8125rem] md:text-base">
        <caption className="sr-only">Payments month by month, in rupees</caption>
        <thead>
          <tr className="border-b border-graphite-400 align-bottom text-graphite-600">
            <th scope="col" className="py-2.5 text-left font-medium">
              <span className="sr-only">Month</span>
            </th>
            {words.schedule.map((title) => (
              <th key={title} scope="col" className={`${cell} font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.map(({ month, payment, finance, principal, balance }) => (
            <tr key={month} className="border-b border-graphite-200">
              <th scope="row" className="py-2.5 text-left font-medium tabular">
                {month}
              </th>
              <td className={cell}>{groupDigits(payment)}</td>
              <td className={cell}>{groupDigits(finance)}</td>
              <td className={cell}>{groupDigits(principal)}</td>
              <td className={cell}>{groupDigits(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
