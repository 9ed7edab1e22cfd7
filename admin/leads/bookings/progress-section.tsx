import { Banknote } from 'lucide-react';
import { useId, useState } from 'react';
import { type BookingPayment, instruments } from '#contract/bookings/payments.ts';
import type { StaffBookingProgress } from '#contract/bookings/progress.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { describeFailure } from '../../api.ts';
import { Moment } from '../../lists/dates.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatDay, formatNumber } from '../../ui/format.ts';
import { Fact } from '../../ui/section.tsx';
import { useBookingProgress } from './booking-queries.ts';
import { CompensationFact, Promised, Steps } from './delivery-facts.tsx';
import { describePayment, PaymentDialog, ReverseDialog } from './payment-dialogs.tsx';

/** Who noted a payment, and who reversed it and why. */
function PaymentHistory({ payment }: { payment: BookingPayment }) {
  const { notedBy, notedAt, reversedBy, reversedAt, reverseReason } = payment;
  return (
    <>
      <p className="text-ink-soft">
        Noted by {notedBy}, <Moment iso={notedAt} />
      </p>
      {reversedAt && (
        <p className="text-red wrap-anywhere">
          Reversed by {reversedBy}, <Moment iso={reversedAt} />: {reverseReason}
        </p>
      )}
    </>
  );
}

function PaymentItem({ payment, onReverse }: { payment: BookingPayment; onReverse: () => void }) {
  const { username } = useUser();
  const { amount, paidOn, instrument, maskedNumber, notedBy, reversedAt } = payment;
  const isReversed = reversedAt !== null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 grow basis-52">
        <p className={isReversed ? 'text-ink-soft line-through' : undefined}>
          <span className="font-semibold">{formatRupees(amount)}</span>, {formatDay(paidOn)}
        </p>
        <p>
          {instruments[instrument]} {maskedNumber && <bdi>{maskedNumber}</bdi>}
        </p>
        <PaymentHistory payment={payment} />
      </div>
      {!isReversed &&
        (notedBy === username ? (
          <p className="text-xs text-ink-soft print:hidden">Another account can reverse it</p>
        ) : (
          <div className="print:hidden">
            <Button aria-label={`Reverse ${describePayment(payment)}`} onClick={onReverse}>
              Reverse
            </Button>
          </div>
        ))}
    </li>
  );
}

/** The sums and the days of a booking. */
function Facts({ progress }: { progress: StaffBookingProgress }) {
  const { steps, queue, paid, left, promised, compensation } = progress;
  const isDelivered = steps.at(-1)?.isDone ?? false;
  const isOverpaid = left !== null && left < 0;
  return (
    <dl className="mb-2 grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)] 2xl:grid-cols-[9.5rem_minmax(0,1fr)]">
      {queue && (
        <Fact label="Waits for a car">
          {formatNumber(queue.place)} of {formatNumber(queue.of)} with this vehicle and colour
        </Fact>
      )}
      <Fact label="Promised for">
        <Promised promised={promised} />
      </Fact>
      <Fact label="Paid">{formatRupees(paid)}</Fact>
      <Fact label={isOverpaid ? 'Paid too much' : 'Left'}>
        {left === null ? 'The price is not known' : formatRupees(Math.abs(left))}
      </Fact>
      {compensation && (
        <Fact label="Compensation">
          <CompensationFact compensation={compensation} isDelivered={isDelivered} />
        </Fact>
      )}
    </dl>
  );
}

/** The payments, the steps and the compensation of a booking, with how staff note and reverse payments. */
export function ProgressSection({ bookingId }: { bookingId: string }) {
  const headingId = useId();
  const { data: progress, error, refetch } = useBookingProgress(bookingId);
  const [isNoting, setIsNoting] = useState(false);
  const [reversed, setReversed] = useState<BookingPayment | null>(null);
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          Payments and delivery
        </h3>
        <div className="print:hidden">
          <Button onClick={() => setIsNoting(true)}>
            <Banknote aria-hidden size={14} />
            Note a payment
          </Button>
        </div>
      </div>
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {/* While it loads it keeps the height, so that what is below hardly moves. */}
      {!progress && !error && <div className="min-h-60" />}
      {progress && (
        <>
          <Steps steps={progress.steps} />
          <Facts progress={progress} />
          <ul>
            {progress.payments.map((payment) => (
              <PaymentItem
                key={payment._id}
                payment={payment}
                onReverse={() => setReversed(payment)}
              />
            ))}
          </ul>
        </>
      )}
      {isNoting && <PaymentDialog bookingId={bookingId} onClose={() => setIsNoting(false)} />}
      {reversed && (
        <ReverseDialog bookingId={bookingId} payment={reversed} onClose={() => setReversed(null)} />
      )}
    </section>
  );
}
