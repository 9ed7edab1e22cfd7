import { type MouseEvent, useId } from 'react';
import { useLocation } from 'react-router';
import {
  formatAppointmentTime,
  timeIsKept,
  toBring,
} from '#contract/appointments/appointment-text.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import { ButtonLink } from '#ui/button.tsx';
import { nameOption } from '#words/contract/leads/options';
import * as appointmentWords from '#words/site/appointments';
import * as words from '#words/site/forms';
import { AddToCalendar } from '../appointments/add-to-calendar.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { KeepRequest, NextStepSection } from './confirmation-next.tsx';
import { type MadeAppointment, PlainConfirmation } from './plain-confirmation.tsx';

/** A confirmed value: its label and what was entered. */
export interface Answer {
  label: string;
  value: string;
}

/** Where to go after sending a form. */
export interface WayBack {
  to: string;
  title: string;
}

/**
 * Replaces a form that was sent: the server's message with the reference, the confirmed values, what happens next, and
 * the way back. Without JavaScript, 'Send another request' loads the page again.
 */
export function Confirmation({
  message,
  reference,
  next,
  trackingUrl,
  appointment,
  verifyCode,
  step,
  answers,
  back,
  onAgain,
}: {
  message: string;
  reference: string | undefined;
  next: string;
  /** The path of the customer's own page of the request. */
  trackingUrl: string | undefined;
  appointment: MadeAppointment | undefined;
  /** Set for a booking. */
  verifyCode: string | undefined;
  /** Set for types with a response target. */
  step: NextStep | undefined;
  answers: readonly Answer[];
  back: WayBack;
  onAgain: () => void;
}) {
  const { pathname } = useLocation();
  const id = useId();

  function startAgain(event: MouseEvent) {
    event.preventDefault();
    onAgain();
  }

  return (
    <div className="pb-4 md:pb-10">
      <PlainConfirmation
        message={message}
        reference={reference}
        next={appointment ? timeIsKept : next}
        trackingUrl={trackingUrl}
        appointment={appointment}
        verifyCode={verifyCode}
      />
      {answers.length > 0 && (
        <section aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-2xl font-semibold tracking-tight">
            {appointment ? appointmentWords.yourAppointment : words.yourRequest}
          </h2>
          <dl className="mt-4 border-b border-graphite-200">
            {answers.map(({ label, value }) => (
              <div
                key={label}
                className="grid gap-x-6 border-t border-graphite-200 py-3 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="text-graphite-600">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{formatAnswer(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {step && (
        <NextStepSection
          step={step}
          reference={reference}
          appointment={appointment}
          isBooking={verifyCode !== undefined}
        />
      )}
      {appointment && (
        <section aria-labelledby={`${id}-bring`} className="mt-10">
          <h2 id={`${id}-bring`} className="text-2xl font-semibold tracking-tight">
            {appointmentWords.whatToBring}
          </h2>
          <p className="mt-3 max-w-prose text-graphite-700">{toBring[appointment.kind]}</p>
        </section>
      )}
      {reference && trackingUrl && (
        <KeepRequest message={message} reference={reference} step={step} url={trackingUrl} />
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {appointment && <AddToCalendar url={appointment.url} />}
        <ButtonLink to={back.to} variant="outline">
          {back.title}
        </ButtonLink>
        <ArrowLink to={pathname} onClick={startAgain}>
          {words.sendAnother}
        </ArrowLink>
      </p>
    </div>
  );
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const slotPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Formats a value for the visitor: a date or a slot in words, an option in the page's language, everything else as entered. */
export function formatAnswer(value: string): string {
  if (slotPattern.test(value)) return formatAppointmentTime(`${value}+05:00`);
  return dayPattern.test(value) ? formatDayInPakistan(`${value}T12:00:00Z`) : nameOption(value);
}
