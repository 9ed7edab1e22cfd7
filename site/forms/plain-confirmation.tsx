import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { buttonClass } from '#ui/button.tsx';
import { ResultBanner } from '#ui/result-banner.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/forms';
import { languageRoot } from '#words/site/layout';

/** The appointment that was made with a request. */
export interface MadeAppointment {
  kind: AppointmentKind;
  /** The path of its page. */
  url: string;
}

/** The server's message with the reference, what happens next, and the link to the request's own page. */
export function PlainConfirmation({
  message,
  reference,
  next,
  trackingUrl,
  appointment,
  verifyCode,
}: {
  message: string;
  reference: string | undefined;
  next: string;
  /** The path of the customer's own page of the request. */
  trackingUrl: string | undefined;
  appointment?: MadeAppointment | undefined;
  /** Set for a booking. */
  verifyCode?: string | undefined;
}) {
  return (
    <>
      <ResultBanner kind="success" title={message}>
        {reference && (
          <p>
            <Sentence
              text={words.referenceIs}
              parts={{
                reference: (
                  <strong dir="ltr" className="tabular font-semibold text-graphite-950">
                    {reference}
                  </strong>
                ),
              }}
            />
          </p>
        )}
        <p className="mt-1">{next}</p>
        {verifyCode && (
          <p className="mt-1">
            <Sentence
              text={words.bookingCode}
              parts={{
                code: (
                  <strong dir="ltr" className="tabular font-semibold text-graphite-950">
                    {verifyCode.slice(0, 5)}-{verifyCode.slice(5)}
                  </strong>
                ),
                verify: (text) => (
                  <a
                    href={`${languageRoot}/verify?code=${verifyCode}`}
                    className="font-semibold text-graphite-950 underline underline-offset-4"
                  >
                    {text}
                  </a>
                ),
              }}
            />
          </p>
        )}
        {appointment && (
          <p>
            <a
              href={languageRoot + appointment.url}
              className="inline-flex min-h-11 items-center font-semibold text-graphite-950 underline underline-offset-4"
            >
              {words.openAppointment}
            </a>
          </p>
        )}
      </ResultBanner>
      {trackingUrl && (
        <p className="mt-5">
          <a
            href={languageRoot + trackingUrl}
            className={buttonClass('signal', 'w-full md:w-auto md:min-w-64')}
          >
            {words.followRequest}
          </a>
        </p>
      )}
    </>
  );
}
