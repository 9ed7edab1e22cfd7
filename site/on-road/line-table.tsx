import { ChevronDown } from 'lucide-react';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { omitCurrency } from '#contract/format/rupee-range.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { DueGroup } from '#contract/on-road/due-groups.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { StoredText } from '#ui/stored-text.tsx';
import * as words from '#words/site/on-road';
import {
  type BothLine,
  type LineAmount,
  listBuyers,
  type PriceBuyer,
  type PriceSum,
} from './both-prices.ts';

interface LineTableProps {
  /** 'Haval H6 1.5 in Lahore' */
  title: string;
  /** Whole rupees. */
  exFactory: number;
  /** When the ex-factory price was last changed, ISO 8601. */
  pricedAt: string;
  groups: Record<'known' | 'open', readonly DueGroup<BothLine>[]>;
  sums: Record<Taxpayer, PriceSum>;
}

const cell = 'px-1 py-3.5 text-end align-top tabular whitespace-nowrap md:px-4 md:text-lg';

/**
 * The on-road price line by line, in whole rupees, with the law that sets each line. Lines without a figure are below,
 * behind one line that counts them.
 */
export function LineTable({ groups, ...price }: LineTableProps) {
  return (
    <>
      <KnownLines {...price} groups={groups.known} />
      <OpenLines groups={groups.open} />
    </>
  );
}

function KnownLines({
  title,
  exFactory,
  pricedAt,
  groups,
  sums,
}: Omit<LineTableProps, 'groups'> & { groups: readonly DueGroup<BothLine>[] }) {
  const buyers = listBuyers(sums);
  return (
    <table className="w-full border-collapse text-start text-[0.9375rem]">
      <caption className="sr-only">{words.tableCaption(title)}</caption>
      <thead>
        <tr className="border-b border-graphite-950 align-bottom">
          <td className="py-3 text-sm text-graphite-600">{words.currency}</td>
          {buyers.map(({ taxpayer, label }) => (
            <th
              key={taxpayer}
              scope="col"
              className="px-1 py-3 text-end font-semibold md:w-44 md:px-4"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-graphite-200">
          <LineHead
            label={words.exFactoryPrice}
            note={words.priceOf(formatDayInPakistan(pricedAt))}
          />
          {buyers.map(({ taxpayer }) => (
            <td key={taxpayer} className={cell}>
              <Amount amount={sums[taxpayer].isBarred ? undefined : exFactory} />
            </td>
          ))}
        </tr>
      </tbody>
      {groups.map((group) => (
        <GroupRows key={group.due} group={group} sums={sums} buyers={buyers} />
      ))}
      <tfoot>
        <tr className="border-t-2 border-graphite-950">
          <th scope="row" className="py-5 pe-1 align-top text-lg font-semibold md:text-xl">
            {words.onTheRoad}
          </th>
          {buyers.map(({ taxpayer }) => (
            <td key={taxpayer} className="px-1 py-5 text-end align-top tabular md:px-4">
              <SumCell sum={sums[taxpayer]} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function GroupRows({
  group: { title, lines },
  sums,
  buyers,
}: {
  group: DueGroup<BothLine>;
  sums: LineTableProps['sums'];
  buyers: readonly PriceBuyer[];
}) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={buyers.length + 1}
          className="pt-8 pb-2 text-sm font-semibold text-graphite-600"
        >
          {title}
        </th>
      </tr>
      {lines.map(({ charge, label, legalRef, amounts }) => (
        <tr key={charge} className="border-b border-graphite-200">
          <LineHead label={label} note={legalRef} />
          {buyers.map(({ taxpayer }) => (
            <td key={taxpayer} className={cell}>
              <Amount amount={sums[taxpayer].isBarred ? undefined : amounts[taxpayer]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function LineHead({ label, note }: { label: string; note: string | null }) {
  return (
    <th scope="row" className="py-3.5 pe-1 align-top font-medium md:text-lg">
      {label}
      {note && (
        <span className="block text-sm font-normal text-graphite-500">
          <StoredText text={note} />
        </span>
      )}
    </th>
  );
}

/** A figure or a range, words if it is due without one, or a dash if it is not due. */
function Amount({ amount }: { amount: LineAmount }) {
  if (amount === undefined) return <span className="text-graphite-500">—</span>;
  if (amount === null)
    return (
      <span className="text-sm whitespace-normal text-graphite-600">{words.notConfirmed}</span>
    );
  if (typeof amount === 'number') return groupDigits(amount);
  const { from, to } = amount;
  if (from === to) return groupDigits(from);
  return (
    <>
      {groupDigits(from)} <span className="block">{words.toAmount(groupDigits(to))}</span>
    </>
  );
}

function SumCell({ sum: { prefix, amount, lakh, isBarred } }: { sum: PriceSum }) {
  if (isBarred) return <span className="text-graphite-600">{words.notSold}</span>;
  return (
    <>
      {prefix && <span className="block text-sm text-graphite-600">{prefix}</span>}
      <span
        className={`block font-semibold min-[22rem]:text-lg md:text-2xl ${lakh ? 'whitespace-nowrap' : ''}`}
      >
        {omitCurrency(amount)}
      </span>{' '}
      {lakh && <span className="block text-sm text-graphite-600 max-md:hidden">{lakh}</span>}
    </>
  );
}

/** The charges that are due without a figure, with the law that sets each. */
function OpenLines({ groups }: { groups: readonly DueGroup<BothLine>[] }) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return null;
  return (
    <details className="group border-y border-graphite-200">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-medium md:text-lg">
        {words.openLines(count)}
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
                {legalRef && (
                  <span className="block text-sm text-graphite-600">
                    <StoredText text={legalRef} />
                  </span>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
