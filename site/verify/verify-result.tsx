import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { formatCode, parseCode } from '#contract/on-road/codes.ts';
import { formatMomentWords, formatSumTwice } from '#contract/on-road/quote-words.ts';
import type { Verified } from '#contract/on-road/verify.ts';
import { takeFocus } from '#ui/take-focus.ts';

/** Says clearly whether a code is ours, and what it belongs to. It takes focus, so give it a new key each time. */
export function VerifyResult({
  code,
  verified,
  at,
}: {
  /** As it was typed; '' for a link to a dealer’s check. */
  code: string;
  verified: Verified;
  /** When it was checked, ISO 8601. */
  at: string;
}) {
  const parsed = parseCode(code);
  const shown = parsed ? formatCode(parsed) : code;
  if (!verified.isGenuine) return <NotListed code={shown || 'This link'} at={at} />;
  return (
    <div
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="mt-8 rounded-panel border-l-4 max-w-4xl border-good bg-good-soft p-5 md:p-7"
    >
      <p className="flex items-start gap-3 text-xl font-semibold tracking-tight md:text-2xl">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-7 flex-none text-good" />
        {titles[verified.kind]}
      </p>
      <dl className="mt-5">
        {listFacts(verified).map(({ title, value }) => (
          <div
            key={title}
            className="grid gap-x-6 border-t border-good/25 py-3 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-graphite-700">{title}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-graphite-700">
        {shown ? (
          <>
            Code <span className="tabular font-semibold">{shown}</span>, checked on
          </>
        ) : (
          'Checked on'
        )}{' '}
        {formatMomentWords(at)}. Compare every line with what you were given.
      </p>
      {verified.kind === 'quote' && parsed && (
        <p className="mt-2">
          <Link
            to={`/quote/${parsed}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            See the quote
          </Link>
        </p>
      )}
    </div>
  );
}

function NotListed({ code, at }: { code: string; at: string }) {
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="mt-8 rounded-panel border-l-4 max-w-4xl border-bad bg-bad-soft p-5 md:p-7"
    >
      <p className="flex items-start gap-3 text-xl font-semibold tracking-tight md:text-2xl">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-7 flex-none text-bad" />
        Not on our list
      </p>
      <p className="mt-3 text-graphite-700">
        <span className="tabular font-semibold wrap-anywhere text-graphite-950">{code}</span>{' '}
        belongs to no quote, booking or dealership of ours as of {formatMomentWords(at)}. Check for
        typing errors first.
      </p>
      <p className="mt-2 text-graphite-700">
        If it is right as you were given it, do not pay, and{' '}
        <Link
          to="/contact-us"
          className="font-semibold text-graphite-950 underline underline-offset-4"
        >
          tell us
        </Link>
        .
      </p>
    </div>
  );
}

type Genuine = Extract<Verified, { isGenuine: true }>;

/** What a genuine code belongs to. */
const titles: Readonly<Record<Genuine['kind'], string>> = {
  quote: 'This is a genuine quote of ours',
  booking: 'This is a genuine booking with us',
  dealer: 'This is an authorised dealership',
};

const bookingStatuses: Readonly<Record<string, string>> = {
  pending: 'Received, not confirmed yet',
  confirmed: 'Confirmed',
  processing: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

interface Fact {
  title: string;
  value: string;
}

type Kind<Name extends Genuine['kind']> = Extract<Genuine, { kind: Name }>;

const listQuoteFacts = (quote: Kind<'quote'>) => [
  ['Car', quote.car],
  ['On the road', formatSumTwice(quote)],
  [
    'State',
    quote.isExpired
      ? `Expired on ${formatMomentWords(quote.validUntil)}`
      : `Valid until ${formatMomentWords(quote.validUntil)}`,
  ],
  ['Made on', formatMomentWords(quote.createdAt)],
  ['Made for', quote.maskedName],
];

const listBookingFacts = (booking: Kind<'booking'>) => [
  ['Car', booking.car],
  ['State', bookingStatuses[booking.status] ?? booking.status],
  [
    'Price',
    booking.price === null ? null : `${formatRupees(booking.price)} (${formatLakh(booking.price)})`,
  ],
  ['Booked on', formatDayInPakistan(booking.createdAt)],
  ['Dealer', booking.dealer],
  ['Booked by', booking.maskedName],
];

const listDealerFacts = (dealer: Kind<'dealer'>) => [
  ['Dealership', dealer.name],
  ['City', dealer.city],
  ['Address', dealer.address],
  ['Phone', dealer.phone],
  ['WhatsApp', dealer.whatsapp],
  ['Listed since', formatDayInPakistan(dealer.since)],
];

function chooseFacts(verified: Genuine): (string | null)[][] {
  if (verified.kind === 'quote') return listQuoteFacts(verified);
  return verified.kind === 'booking' ? listBookingFacts(verified) : listDealerFacts(verified);
}

/** The facts of what a code belongs to, in words. Unknown facts are left out. */
const listFacts = (verified: Genuine): Fact[] =>
  chooseFacts(verified).flatMap(([title, value]) => (title && value ? [{ title, value }] : []));
