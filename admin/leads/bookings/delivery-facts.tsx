import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Compensation } from '#contract/bookings/compensation.ts';
import type {
  BookingStep,
  BookingStepState,
  StaffBookingProgress,
} from '#contract/bookings/progress.ts';
import { formatPercent } from '#contract/finance/instalments.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { formatCount, formatDay } from '../../ui/format.ts';

const stepLabels: Record<BookingStep, string> = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  allotted: 'Allotted',
  ready: 'Ready',
  delivered: 'Delivered',
};

function StepItem({ step: { name, isDone, at } }: { step: BookingStepState }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  const day = at ? formatDay(at) : 'No day';
  return (
    <li className="flex items-baseline gap-1.5">
      <Icon
        aria-hidden
        size={14}
        className={`flex-none translate-y-0.5 ${isDone ? 'text-green' : 'text-ink-soft'}`}
      />
      <span className={isDone ? undefined : 'text-ink-soft'}>
        {stepLabels[name]}
        <span className="block text-ink-soft">{isDone ? day : 'Not yet'}</span>
      </span>
    </li>
  );
}

/** The steps from booking to delivery, with their days. */
export const Steps = ({ steps }: Pick<StaffBookingProgress, 'steps'>) => (
  <ol className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
    {steps.map((step) => (
      <StepItem key={step.name} step={step} />
    ))}
  </ol>
);

const promiseNoun = { one: 'promise', many: 'promises' };

/** The promised day of delivery, with the days before it and why they changed. */
export function Promised({ promised }: Pick<StaffBookingProgress, 'promised'>) {
  if (!promised) return 'No day';
  const { date, history } = promised;
  return (
    <>
      {date ? formatDay(date) : 'Withdrawn'}
      {history.length > 1 && (
        <details>
          <summary className="cursor-pointer text-ink-soft">
            {formatCount(history.length, promiseNoun)}
          </summary>
          <ol className="mt-1 grid gap-1">
            {history.map((promise, place) => (
              // Rows are never removed, and several may be of one day.
              // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end
              <li key={place}>
                {promise.date ? formatDay(promise.date) : 'Withdrawn'}
                <span className="text-ink-soft">, told on {formatDay(promise.toldOn)}</span>
                {promise.reason && <span className="block">{promise.reason}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

const dayNoun = { one: 'day', many: 'days' };

/** Formats a rate that no line breaks: '10.53 %'. */
const formatRate = (basisPoints: number) => formatPercent(basisPoints).replace(' ', '\u00a0');

/** The sum of each part: 'PKR 1,800,000 × (10.53 % + 3 %) × 30 days ÷ 365'. */
function Formula({ parts }: Pick<Compensation, 'parts'>) {
  return (
    <details>
      <summary className="cursor-pointer text-ink-soft">How it is calculated</summary>
      <ol className="mt-1 grid gap-1">
        {parts.map(({ from, until, days, paid, kiborBp, marginBp }) => (
          <li key={from}>
            {formatRupees(paid)} × ({formatRate(kiborBp)} + {formatRate(marginBp)}) ×{' '}
            {formatCount(days, dayNoun)} ÷ 365
            <span className="block text-ink-soft">
              {formatDay(from)} to {formatDay(until)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The compensation for a late delivery, or the day from which on it is due. */
export function CompensationFact({
  compensation,
  isDelivered,
}: {
  compensation: Compensation;
  isDelivered: boolean;
}) {
  const { amount, days, dueFrom, until, isSample, parts } = compensation;
  if (days === 0) {
    return dueFrom === null || isDelivered ? 'None' : `None before ${formatDay(dueFrom)}`;
  }
  return (
    <>
      {formatRupees(amount)} for {formatCount(days, dayNoun)} until {formatDay(until)}
      <span className="block text-ink-soft">
        An estimate that the company confirms
        {isSample && ', with sample rates'}
      </span>
      <Formula parts={parts} />
    </>
  );
}
