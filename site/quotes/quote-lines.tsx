import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { groupByDue } from '#contract/on-road/due-groups.ts';
import { nameLine, type OnRoadLine } from '#contract/on-road/on-road-price.ts';
import { describeSum, formatLineAmount } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { StoredText } from '#ui/stored-text.tsx';
import * as onRoadWords from '#words/site/on-road';
import * as words from '#words/site/quotes';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import type { InstalmentNote } from '../finance/instalments.ts';
import { describeOpen } from '../on-road/both-prices.ts';
import type { buildChoiceUrl } from '../on-road/choices.ts';
import { listOpen } from '../on-road/sum-prices.ts';

const rowClass = 'border-t border-graphite-200 align-top';
const labelClass = 'py-3.5 pe-4 text-start font-medium wrap-anywhere';
const amountClass = 'tabular py-3.5 text-end';

/** Every charge of a quote by when it is paid, and the sum of them. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { choice, exFactory, lines } = quote;
  const { prefix, amount, lakh } = describeSum(quote);
  const open = describeOpen(listOpen(quote));
  return (
    <table className="mt-10 w-full border-collapse">
      <caption className="pb-4 text-start text-2xl font-semibold tracking-tight">
        {words.lines}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.charge}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={rowClass}>
          <th scope="row" className={labelClass}>
            {choice.isSample ? words.sampleExFactoryPrice : onRoadWords.exFactoryPrice}
            <span className="mt-0.5 block text-sm font-normal text-graphite-600">
              {words.priceOf(formatDayInPakistan(choice.pricedAt))}
            </span>
          </th>
          <td className={amountClass}>{formatRupees(exFactory)}</td>
        </tr>
      </tbody>
      {groupByDue(lines).map(({ title, lines: paid }) => (
        <tbody key={title}>
          <tr className="border-t border-graphite-200">
            <th
              scope="rowgroup"
              colSpan={2}
              className="pt-6 pb-2 text-start text-sm font-semibold text-graphite-600"
            >
              {title}
            </th>
          </tr>
          {paid.map((line) => (
            <ChargeRow key={line.charge} line={line} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t-2 border-graphite-950 align-top text-lg font-semibold">
          <th scope="row" className="py-4 pe-4 text-start font-semibold">
            {onRoadWords.onTheRoad}
            {open && (
              <span className="block text-sm font-normal text-graphite-600 first-letter:uppercase">
                {open}
              </span>
            )}
          </th>
          <td className="tabular py-4 text-end">
            {prefix && <span className="block text-sm font-normal">{prefix}</span>}
            <span className="whitespace-nowrap">{amount}</span>{' '}
            {lakh && <span className="block text-sm font-normal text-graphite-600">{lakh}</span>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A charge with its law, its tariff, and whether it comes back. */
function ChargeRow({ line }: { line: OnRoadLine }) {
  const { legalRef, tariff, isAdjustable, amount } = line;
  const facts = [...new Set([tariff, legalRef])].filter(Boolean).join(' · ');
  return (
    <tr className={rowClass}>
      <th scope="row" className={labelClass}>
        {nameLine(line)}
        {facts && (
          <span className="mt-0.5 block text-sm font-normal text-graphite-600">
            <StoredText text={facts} />
          </span>
        )}
        {isAdjustable && (
          <span className="mt-0.5 block text-sm font-normal text-good">{words.adjustable}</span>
        )}
      </th>
      <td className={`${amountClass} ${amount === null ? 'text-graphite-600' : ''}`}>
        {formatLineAmount(line)}
      </td>
    </tr>
  );
}

/** What the frozen price costs in instalments today. Unlike the quote, it follows the rates of the day. */
export const QuoteInstalments = ({
  note,
  place,
  listPrice,
}: {
  note: InstalmentNote;
  /** The quote's choices. */
  place: Parameters<typeof buildChoiceUrl>[1];
  /** Today's ex-factory price, if it is another one, from which the finance page starts; else null. */
  listPrice: number | null;
}) => (
  <section aria-labelledby="instalments" className="mt-6">
    <h2 id="instalments" className="text-2xl font-semibold tracking-tight">
      {words.inInstalments}
    </h2>
    <InstalmentLines note={note} place={place} mutedClass="text-graphite-700" />
    {listPrice !== null && (
      <p className="mt-1 text-sm text-graphite-700">
        {words.instalmentsFrom(formatRupees(listPrice))}
      </p>
    )}
  </section>
);
