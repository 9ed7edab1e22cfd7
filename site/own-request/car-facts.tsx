import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { OwnRequest } from '#contract/tracking/own-request.ts';
import * as words from '#words/site/own-request';
import { Fact, Small } from '../layout/facts.tsx';

type Booking = NonNullable<OwnRequest['booking']>;

/** Whether there is anything to say of a booked car. */
export const hasCarFacts = ({ promised, queue, payments }: Booking): boolean =>
  promised !== null || queue !== null || payments.length > 0;

/** The car of a booking: when it comes, the place in the queue, what is paid, and what is due for a late delivery. */
export function CarFacts({ booking }: { booking: Booking }) {
  const { promised, queue, payments, compensation } = booking;
  return (
    <dl className="border-b border-graphite-200">
      {promised && (
        <Fact title={words.delivery}>
          {promised.date ? words.promisedFor(formatDayInPakistan(promised.date)) : words.noPromise}
          {promised.history.length > 1 && <Promises history={promised.history} />}
        </Fact>
      )}
      {queue && (
        <Fact title={words.queue}>
          <span className="tabular">{words.place(queue.place, queue.of)}</span>
          <Small>{words.queueHint}</Small>
        </Fact>
      )}
      {payments.length > 0 && (
        <Fact title={words.paid}>
          <Payments booking={booking} />
        </Fact>
      )}
      {compensation && (
        <Fact title={words.compensation}>
          <CompensationFacts compensation={compensation} />
        </Fact>
      )}
    </dl>
  );
}

/** The days that were promised, with the reasons of changes. */
function Promises({ history }: { history: NonNullable<Booking['promised']>['history'] }) {
  return (
    <ul className="mt-1 grid gap-1 text-sm font-normal text-graphite-600">
      {history.map(({ toldOn, date, reason }) => {
        const told = formatDayInPakistan(toldOn);
        const day = date ? formatDayInPakistan(date) : words.withdrawnDay;
        return (
          <li key={`${toldOn} ${date}`}>
            {words.toldOn(told, day)}
            {reason && (
              <span {...buildDirection(reason)} className="block">
                {reason}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The sum that is paid and left, and each payment. */
function Payments({ booking: { paid, left, payments } }: { booking: Booking }) {
  return (
    <>
      <span className="tabular">{formatRupees(paid)}</span>
      {left !== null && (
        <Small>{left > 0 ? words.leftToPay(formatRupees(left)) : words.isPaid}</Small>
      )}
      <ul className="mt-2 grid gap-1 text-sm font-normal text-graphite-600">
        {payments.map(({ _id, amount, paidOn, instrument, maskedNumber, isReversed }) => (
          <li key={_id} className="flex flex-wrap gap-x-3">
            <span>{formatDayInPakistan(paidOn)}</span>
            <span className={`tabular ${isReversed ? 'line-through' : ''}`}>
              {formatRupees(amount)}
            </span>
            <span>
              {words.instruments[instrument]} {maskedNumber && <bdi dir="ltr">{maskedNumber}</bdi>}
            </span>
            {isReversed && <span>{words.reversed}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The estimate of what is due for a late delivery, with its formula. */
function CompensationFacts({
  compensation: { amount, days, dueFrom, until, isSample, parts },
}: {
  compensation: NonNullable<Booking['compensation']>;
}) {
  if (days === 0 && dueFrom) {
    return (
      <>
        {words.compensationFrom(formatDayInPakistan(dueFrom))}
        <Small>{words.compensationHint}</Small>
      </>
    );
  }
  return (
    <>
      <span className="tabular">
        {words.compensationSoFar(formatRupees(amount), formatDayInPakistan(until))}
      </span>
      <ul className="mt-1 text-sm font-normal text-graphite-600">
        {parts.map((part) => (
          <li key={part.from} className="tabular">
            {words.compensationPart(
              String(part.days),
              formatRupees(part.paid),
              ((part.kiborBp + part.marginBp) / 100).toFixed(2),
            )}
          </li>
        ))}
      </ul>
      <Small>
        {words.compensationHint} {isSample && words.sampleRates}
      </Small>
    </>
  );
}
