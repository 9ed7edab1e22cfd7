import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { ResultBanner } from '#ui/result-banner.tsx';

/** The appointment that was made with a request. */
export interface MadeAppointment {
  kind: AppointmentKind;
  /** The path of its page. */
  url: string;
}

/** The server's message with the reference, and what happens next. */
export function PlainConfirmation({
  message,
  reference,
  next,
  appointment,
  verifyCode,
}: {
  message: string;
  reference: string | undefined;
  next: string;
  appointment?: MadeAppointment | undefined;
  /** Set for a booking. */
  verifyCode?: string | undefined;
}) {
  return (
    <ResultBanner kind="success" title={message}>
      {reference && (
        <p>
          Your reference is{' '}
          <strong className="tabular font-semibold text-graphite-950">{reference}</strong>. Please
          quote it if you contact us about this request.
        </p>
      )}
      <p className="mt-1">{next}</p>
      {verifyCode && (
        <p className="mt-1">
          The code of your booking is{' '}
          <strong className="tabular font-semibold text-graphite-950">
            {verifyCode.slice(0, 5)}-{verifyCode.slice(5)}
          </strong>
          . Anyone whom you show it can{' '}
          <a
            href={`/verify?code=${verifyCode}`}
            className="font-semibold text-graphite-950 underline underline-offset-4"
          >
            check that the booking is genuine
          </a>
          . We never ask for cash or for a payment to a private account.
        </p>
      )}
      {appointment && (
        <p>
          <a
            href={appointment.url}
            className="inline-flex min-h-11 items-center font-semibold text-graphite-950 underline underline-offset-4"
          >
            See, move or cancel your appointment
          </a>
        </p>
      )}
    </ResultBanner>
  );
}
