import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { formatCode, parseCode } from '#contract/on-road/codes.ts';
import { formatMomentWords, formatSumTwice } from '#contract/on-road/quote-words.ts';
import type { Verified } from '#contract/on-road/verify.ts';
import { Sentence } from '#ui/sentence.tsx';
import { StoredText } from '#ui/stored-text.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { nameCity } from '#words/catalogue/cities';
import * as onRoadWords from '#words/site/on-road';
import * as quoteWords from '#words/site/quotes';
import * as words from '#words/site/verify';

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
  if (!verified.isGenuine) return <NotListed code={shown || words.thisLink} at={at} />;
  return (
    <div
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="mt-8 rounded-panel border-s-4 max-w-4xl border-good bg-good-soft p-5 md:p-7"
    >
      <p className="flex items-start gap-3 text-xl font-semibold tracking-tight md:text-2xl">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-7 flex-none text-good" />
        {words.genuine[verified.kind]}
      </p>
      <dl className="mt-5">
        {listFacts(verified).map(({ title, value }) => (
          <div
            key={title}
            className="grid gap-x-6 border-t border-good/25 py-3 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-graphite-700">{title}</dt>
            <dd className="font-semibold wrap-anywhere">
              <StoredText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-graphite-700">
        {shown ? (
          <Sentence
            text={words.codeCheckedOn}
            parts={{
              code: <span className="tabular font-semibold">{shown}</span>,
              moment: formatMomentWords(at),
            }}
          />
        ) : (
          words.checkedOn(formatMomentWords(at))
        )}{' '}
        {words.compareLines}
      </p>
      {verified.kind === 'quote' && parsed && (
        <p className="mt-2">
          <Link
            to={`/quote/${parsed}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {quoteWords.seeQuote}
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
      className="mt-8 rounded-panel border-s-4 max-w-4xl border-bad bg-bad-soft p-5 md:p-7"
    >
      <p className="flex items-start gap-3 text-xl font-semibold tracking-tight md:text-2xl">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-7 flex-none text-bad" />
        {words.notListed}
      </p>
      <p className="mt-3 text-graphite-700">
        <Sentence
          text={words.belongsToNothing}
          parts={{
            code: (
              <span className="tabular font-semibold wrap-anywhere text-graphite-950">{code}</span>
            ),
            moment: formatMomentWords(at),
          }}
        />
      </p>
      <p className="mt-2 text-graphite-700">
        <Sentence
          text={words.tellUs}
          parts={{
            link: (text) => (
              <Link
                to="/contact-us"
                className="font-semibold text-graphite-950 underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}

type Genuine = Extract<Verified, { isGenuine: true }>;

interface Fact {
  title: string;
  value: string;
}

type Kind<Name extends Genuine['kind']> = Extract<Genuine, { kind: Name }>;

const listQuoteFacts = (quote: Kind<'quote'>) => [
  [words.car, quote.car],
  [onRoadWords.onTheRoad, formatSumTwice(quote)],
  [
    words.state,
    quote.isExpired
      ? quoteWords.expiredOn(formatMomentWords(quote.validUntil))
      : words.validUntil(formatMomentWords(quote.validUntil)),
  ],
  [words.madeOn, formatMomentWords(quote.createdAt)],
  [words.madeFor, quote.maskedName],
];

const listBookingFacts = (booking: Kind<'booking'>) => [
  [words.car, booking.car],
  [words.state, words.bookingStates[booking.status] ?? booking.status],
  [
    words.price,
    booking.price === null ? null : `${formatRupees(booking.price)} (${formatLakh(booking.price)})`,
  ],
  [words.bookedOn, formatDayInPakistan(booking.createdAt)],
  [words.dealer, booking.dealer],
  [words.bookedBy, booking.maskedName],
];

const listDealerFacts = (dealer: Kind<'dealer'>) => [
  [words.dealership, dealer.name],
  [words.city, nameCity(dealer.city)],
  [words.address, dealer.address],
  [words.phone, dealer.phone],
  [words.whatsapp, dealer.whatsapp],
  [words.listedSince, formatDayInPakistan(dealer.since)],
];

function chooseFacts(verified: Genuine): (string | null)[][] {
  if (verified.kind === 'quote') return listQuoteFacts(verified);
  return verified.kind === 'booking' ? listBookingFacts(verified) : listDealerFacts(verified);
}

/** The facts of what a code belongs to, in words. Unknown facts are left out. */
const listFacts = (verified: Genuine): Fact[] =>
  chooseFacts(verified).flatMap(([title, value]) => (title && value ? [{ title, value }] : []));
