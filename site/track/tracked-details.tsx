import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { internationalDigits } from '#contract/input/phone-forms.ts';
import { formatBookedPrice, formatDeadlineFrom } from '#contract/leads/next-step.ts';
import type { TrackedRequest, trackedStates } from '#contract/leads/tracked-request.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MixedText } from '#ui/stored-text.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { nameCity } from '#words/catalogue/cities';
import { nameColor } from '#words/catalogue/colors';
import * as requestWords from '#words/contract/leads';
import { yourRequest } from '#words/contract/leads/options';
import * as words from '#words/site/track';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';

/** Importing the values would load the contract's schemas. */
const states: typeof trackedStates = {
  received: requestWords.received,
  answered: requestWords.answered,
  completed: requestWords.completed,
  closed: requestWords.closed,
};

const linkClass =
  'tabular inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current';

/** How far a request is, who answers it, and the appointment. It takes focus, so give it a new key each time. */
export function TrackedDetails({ tracked }: { tracked: TrackedRequest }) {
  const { reference, noun, state, sentAt, step, isLinkSent, appointment } = tracked;
  const { dealer, vehicle, color, price, respondBy } = step;
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="max-w-3xl">
      <h2 className="text-2xl font-semibold tracking-tight md:text-4xl">{yourRequest(noun)}</h2>
      <dl className="mt-4 border-b border-graphite-200">
        <Fact title={words.state}>
          {states[state]}
          {state === 'received' && (
            <Small>
              <MixedText
                text={words.contactsYou(
                  dealer?.name ?? words.ourTeam,
                  formatDeadlineFrom(respondBy),
                )}
              />
            </Small>
          )}
        </Fact>
        {appointment && (
          <Fact title={words.appointment}>
            {formatAppointmentTime(appointment.startAt)}
            <Small>{words.appointmentStates[appointment.status]}</Small>
          </Fact>
        )}
        {vehicle && (
          <Fact title={words.vehicle}>
            {color === null ? vehicle : words.vehicleInColor(vehicle, nameColor(color))}
          </Fact>
        )}
        {price !== null && (
          <Fact title={words.price}>{formatBookedPrice(price, step.isSamplePrice)}</Fact>
        )}
        {dealer && (
          <Fact title={words.dealer}>
            <Sentence
              text={words.dealerInCity}
              parts={{
                name: <bdi lang={findLanguage(dealer.name)}>{dealer.name}</bdi>,
                city: nameCity(dealer.city),
              }}
            />
            <DealerLinks dealer={dealer} reference={reference} />
          </Fact>
        )}
        <Fact title={words.sentOn}>{formatDayInPakistan(sentAt)}</Fact>
        <Fact title={words.reference}>
          <span className="tabular">{reference}</span>
        </Fact>
      </dl>
      {isLinkSent && <p className="mt-6 max-w-prose font-medium text-pretty">{words.linkIsSent}</p>}
      <div className="mt-6">
        {appointment?.url ? (
          <ButtonLink to={appointment.url}>{words.changeAppointment}</ButtonLink>
        ) : (
          <p className="text-graphite-700">
            {appointment ? words.changeByLink : words.changeByDealer}
          </p>
        )}
      </div>
      <p className="mt-4">
        <Link to="/track" reloadDocument className={linkClass}>
          {words.findAnother}
        </Link>
      </p>
    </div>
  );
}

function DealerLinks({
  dealer: { phone, whatsapp },
  reference,
}: {
  dealer: NonNullable<TrackedRequest['step']['dealer']>;
  reference: string;
}) {
  return (
    <span className="flex flex-wrap gap-x-6">
      <PhoneLink phone={phone} className={linkClass} />
      {whatsapp && (
        <a
          href={`${buildWhatsappUrl(internationalDigits(whatsapp))}?text=${encodeURIComponent(words.message(reference))}`}
          target="_blank"
          rel="noreferrer"
          className={linkClass}
        >
          <Sentence
            text={words.whatsapp}
            parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
          />
        </a>
      )}
    </span>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-t border-graphite-200 py-3 sm:grid-cols-[9rem_1fr]">
    <dt className="text-graphite-600">{title}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-graphite-600">{children}</span>
);
