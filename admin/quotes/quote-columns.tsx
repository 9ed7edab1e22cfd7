import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router';
import { findLanguage } from '#contract/format/direction.ts';
import { formatLakh } from '#contract/format/rupees.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { formatSum } from '#contract/on-road/quote-words.ts';
import { type QuoteRecord, quotePage } from '#contract/on-road/quotes.ts';
import { PhoneIcons, PhoneLink } from '../lists/contact-links.tsx';
import { formatInList, Moment } from '../lists/dates.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { State } from '../ui/badge.tsx';

const column = buildRecordColumns<QuoteRecord>();
const helper = createColumnHelper<typeof listFeatures, QuoteRecord>();

const linkClass =
  'inline-flex min-h-6 items-center rounded-control underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:min-h-9';

/** The code, which opens the quote's page on the site. */
function CodeLink({ code }: { code: string }) {
  return (
    <a
      href={quotePage(code)}
      target="_blank"
      rel="noreferrer"
      data-part="quote"
      tabIndex={useRowTabIndex()}
      className={`${linkClass} font-mono font-medium whitespace-nowrap`}
    >
      {formatCode(code)}
      <span className="sr-only">: open the quote in a new tab</span>
    </a>
  );
}

function Contact({ quote: { name, phone } }: { quote: QuoteRecord }) {
  if (!name && !phone) return <span className="text-ink-soft">Not given</span>;
  return (
    <div className="min-w-0 max-table:flex max-table:flex-wrap max-table:items-center max-table:gap-x-2 table:grid table:justify-items-start">
      {name && (
        <bdi lang={findLanguage(name)} className="wrap-anywhere">
          {name}
        </bdi>
      )}
      {phone && (
        <span className="flex flex-wrap items-center gap-x-1">
          <PhoneLink phone={phone} />
          {/* On a card they are higher than the line. */}
          <span className="max-table:-my-3">
            <PhoneIcons phone={phone} />
          </span>
        </span>
      )}
    </div>
  );
}

function Sum({ quote }: { quote: QuoteRecord }) {
  return (
    <span className="tabular max-table:flex max-table:gap-x-2 table:block table:text-end">
      <span className="block">{formatSum(quote)}</span>
      {quote.isComplete && (
        <span className="block text-xs text-ink-soft">{formatLakh(quote.onRoad)}</span>
      )}
    </span>
  );
}

const valid = { color: 'green', text: 'Valid' } as const;
const expired = { color: 'grey', text: 'Expired' } as const;

/** Whether a quote is valid, and until when. */
export function Validity({ validUntil }: { validUntil: string }) {
  const isExpired = Date.parse(validUntil) <= Date.now();
  return (
    <span className="gap-x-2 gap-y-0.5 max-table:flex max-table:items-center table:grid table:justify-items-start">
      <State {...(isExpired ? expired : valid)} />
      <span className="text-xs text-ink-soft">
        {isExpired ? '' : 'until '}
        <Moment iso={validUntil} format={formatInList} />
      </span>
    </span>
  );
}

function BookingLink({ id }: { id: string | null }) {
  const tabIndex = useRowTabIndex();
  if (!id)
    return (
      <span data-missing className="text-ink-soft">
        —
      </span>
    );
  return (
    <Link
      to={`/vehicle-bookings?open=${id}`}
      data-part="booking"
      tabIndex={tabIndex}
      aria-label={`Booking ${formatReference(id)}`}
      className={`tabular ${linkClass}`}
    >
      {formatReference(id)}
    </Link>
  );
}

/** The columns of Quotes. Ids are sort keys of the API. */
export const quoteColumns = column.list([
  helper.accessor(({ code }) => code, {
    id: 'code',
    header: 'Code',
    meta: { slot: 'title', width: '8.5rem' },
    cell: ({ getValue }) => <CodeLink code={getValue()} />,
  }),
  column.twoLines('car', 'Car', ({ car, city }) => ({ first: car, second: city }), {
    slot: 'detail',
  }),
  helper.display({
    id: 'contact',
    header: 'Customer',
    meta: { slot: 'labeled', width: '22%' },
    cell: ({ row }) => <Contact quote={row.original} />,
  }),
  helper.accessor(({ onRoad }) => onRoad, {
    id: 'onRoad',
    header: 'On the road',
    sortDescFirst: true,
    meta: { slot: 'labeled', width: '9.5rem' },
    cell: ({ row }) => <Sum quote={row.original} />,
  }),
  helper.accessor(({ validUntil }) => validUntil, {
    id: 'validUntil',
    header: 'Validity',
    sortDescFirst: true,
    meta: { slot: 'status', width: '10rem' },
    cell: ({ getValue }) => <Validity validUntil={getValue()} />,
  }),
  helper.display({
    id: 'booking',
    header: 'Booking',
    meta: { slot: 'status', width: '5.5rem' },
    cell: ({ row }) => <BookingLink id={row.original.bookingId} />,
  }),
  column.created('Date', 'labeled'),
]);
