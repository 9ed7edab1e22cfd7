import { formatLakh, formatRupees, groupDigits } from '#contract/format/rupees.ts';
import type { FinancePlan } from './plan.ts';

const listWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

/** What must be paid on the first day, in one sum, and what of it is not known. */
export function FirstDay({
  firstDay: { lines, sum, unknown, note },
  insurance,
}: Pick<FinancePlan, 'firstDay'> & {
  /** Insurance, in the words of this kind of finance. */
  insurance: string;
}) {
  return (
    <section className="bg-paper-deep px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
      <div>
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">Cash on the first day</h2>
        <p className="mt-4 text-[clamp(2rem,9vw,3.5rem)] leading-tight font-semibold tracking-tight tabular">
          <span className="text-lg font-normal tracking-normal text-graphite-600">from </span>
          {formatRupees(sum)}
          <span className="block text-lg font-normal tracking-normal text-graphite-600">
            {formatLakh(sum)}
          </span>
        </p>
      </div>
      <div>
        <table className="mt-6 w-full border-collapse text-left md:text-lg lg:mt-0">
          <caption className="sr-only">Cash on the first day, in rupees</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">For</th>
              <th scope="col">PKR</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, amount }) => (
              <tr key={label} className="border-b border-graphite-300">
                <th scope="row" className="py-3.5 pe-4 font-normal">
                  {label}
                </th>
                <td className="py-3.5 text-right align-top tabular">{groupDigits(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-prose text-graphite-700">
          Not known, and not in the sum: {listWords(unknown)}. {insurance} is due every year, on the
          value that the car then has.
        </p>
        {note && <p className="mt-3 max-w-prose text-graphite-700">{note}</p>}
      </div>
    </section>
  );
}
