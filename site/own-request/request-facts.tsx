import { Check } from 'lucide-react';
import { formatAddress, formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { describePriceTerms, formatBookedPrice } from '#contract/leads/next-step.ts';
import type { quotePage } from '#contract/on-road/quotes.ts';
import type { verifyPage } from '#contract/on-road/verify.ts';
import type { OwnDealer, OwnRequest } from '#contract/tracking/own-request.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/own-request';
import type { NamedStep } from './describe-request.ts';
import { Fact, Small } from './facts.tsx';

/** Importing the values would load the contract's schemas. */
const buildQuotePath: typeof quotePage = (code) => `/quote/${code}`;
const verify: typeof verifyPage = '/verify';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-[0.45em] transition-colors hover:decoration-current';

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

function DealerFacts({ dealer }: { dealer: OwnDealer }) {
  return (
    <>
      <bdi lang={findLanguage(dealer.name)}>{dealer.name}</bdi>{' '}
      <span {...buildDirection(dealer.address)} className="block font-normal text-graphite-700">
        {formatAddress(dealer)}
      </span>{' '}
      <span className="flex flex-wrap gap-x-6">
        <PhoneLink phone={dealer.phone} className={linkClass} />{' '}
        {dealer.map && (
          <a href={dealer.map} target="_blank" rel="noreferrer" className={linkClass}>
            <Sentence
              text={words.map}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </a>
        )}
      </span>
    </>
  );
}
