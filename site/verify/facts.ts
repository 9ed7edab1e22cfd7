import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { formatMomentWords, formatSum } from '#contract/on-road/quote-words.ts';
import type { Verified } from '#contract/on-road/verify.ts';

type Genuine = Extract<Verified, { isGenuine: true }>;

/** What a genuine code belongs to. */
export const titles: Readonly<Record<Genuine['kind'], string>> = {
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
  ['On the road', `${formatSum(quote)} (${formatLakh(quote.onRoad)})`],
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
  ['Listed since', formatDayInPakistan(dealer.since)],
];

function chooseFacts(verified: Genuine): (string | null)[][] {
  if (verified.kind === 'quote') return listQuoteFacts(verified);
  return verified.kind === 'booking' ? listBookingFacts(verified) : listDealerFacts(verified);
}

/** The facts of what a code belongs to, in words. Those that are not known are left out. */
export const listFacts = (verified: Genuine): Fact[] =>
  chooseFacts(verified).flatMap(([title, value]) => (title && value ? [{ title, value }] : []));
