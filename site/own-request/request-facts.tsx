import { Check } from 'lucide-react';
import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { describePriceTerms, formatBookedPrice } from '#contract/leads/next-step.ts';
import type { quotePage } from '#contract/on-road/quotes.ts';
import type { verifyPage } from '#contract/on-road/verify.ts';
import type { OwnRequest } from '#contract/tracking/own-request.ts';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/own-request';
import { DealerFacts, linkClass } from '../appointments/dealer-facts.tsx';
import { Fact, Small } from '../layout/facts.tsx';
import type { NamedStep } from './describe-request.ts';

/** Importing the values would load the contract's schemas. */
const buildQuotePath: typeof quotePage = (code) => `/quote/${code}`;
const verify: typeof verifyPage = '/verify';

/** The steps of a request from top to bottom, with the day on which each was reached. */
export function Steps({ steps, isOpen }: { steps: readonly NamedStep[]; isOpen: boolean }) {
  return (
    <ol>
      {steps.map(({ name, title, state, at }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-5 not-last:before:absolute not-last:before:inset-s-[0.6875rem] not-last:before:top-6 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-graphite-300"
        >
          <span
            aria-hidden="true"
            className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${marks[state === 'now' && !isOpen ? 'end' : state]}`}
          >
            {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
            {state === 'now' && <span className="size-2 rounded-full bg-white" />}
          </span>
          <span
            className={`flex grow flex-wrap items-baseline justify-between gap-x-6 ${state === 'next' ? 'text-graphite-500' : ''}`}
          >
            <span className={state === 'now' ? 'text-lg font-semibold' : 'font-medium'}>
              <span className="sr-only">{words.stepStates[state]}</span>
              {title}
            </span>
            {at && (
              <span className="tabular text-sm text-graphite-600">{formatDayInPakistan(at)}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

const marks = {
  done: 'bg-graphite-950 text-white',
  now: 'bg-signal',
  end: 'bg-graphite-500',
  next: 'border border-graphite-300',
} as const;

/** The appointment, the price, the codes and the dealer of a request. */
export function RequestFacts({ request }: { request: OwnRequest }) {
  const { appointment, step, dealer, quoteCode, verifyCode, sentAt } = request;
  return (
    <dl className="border-b border-graphite-200">
      {appointment && (
        <Fact title={words.appointment}>
          {formatAppointmentTime(appointment.startAt)}
          <Small>{words.appointmentStates[appointment.status]}</Small>
          <PageLink to={appointment.url} className={linkClass}>
            {words.openAppointment}
          </PageLink>
        </Fact>
      )}
      {step && step.price !== null && (
        <Fact title={words.price}>
          <span className="tabular">{formatBookedPrice(step.price, step.isSamplePrice)}</span>
          <Small>{describePriceTerms(step)}</Small>
          {quoteCode && (
            <PageLink to={buildQuotePath(quoteCode)} className={linkClass}>
              {words.openQuote}
            </PageLink>
          )}
        </Fact>
      )}
      {verifyCode && (
        <Fact title={words.bookingCode}>
          <span className="block">
            <bdi dir="ltr" className="tabular">
              {verifyCode.slice(0, 5)}-{verifyCode.slice(5)}
            </bdi>
          </span>
          <PageLink to={`${verify}?code=${verifyCode}`} className={linkClass}>
            {words.checkCode}
          </PageLink>
        </Fact>
      )}
      {dealer && (
        <Fact title={words.dealer}>
          <DealerFacts dealer={dealer} />
        </Fact>
      )}
      <Fact title={words.sentOn}>{formatDayInPakistan(sentAt)}</Fact>
    </dl>
  );
}
