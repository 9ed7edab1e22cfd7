import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/appointments';
import * as formWords from '#words/site/forms';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';

const looks = {
  /** On dark, from 1024 px. */
  beside: {
    frame: 'hidden lg:px-16 pt-8 pb-10 lg:block',
    line: 'border-white/15',
    text: 'text-graphite-300',
  },
  /** On narrow windows, above the button. */
  below: {
    frame: 'border-t border-graphite-200 py-8 lg:hidden',
    line: 'border-graphite-200',
    text: 'text-graphite-700',
  },
} as const;

/** What happens after a form is sent, in order; beside the form where there is room, else below its fields. */
export function NextSteps({
  steps,
  place,
}: {
  steps: readonly string[];
  place: keyof typeof looks;
}) {
  const { frame, line, text } = looks[place];
  return (
    <div className={frame}>
      <h2 className="text-lg font-semibold tracking-tight">{formWords.whatHappensNext}</h2>
      <ol className={`mt-3 border-t ${line}`}>
        {steps.map((step, index) => (
          <li key={step} className={`flex gap-4 border-b py-3 ${line} ${text}`}>
            <span
              aria-hidden="true"
              data-number={index + 1}
              className="tabular opacity-75 before:content-[attr(data-number)]"
            />
            <span className="text-pretty">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const linkClass =
  'tabular inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current';

/** Whom to call instead of sending a form, and when, as far as it is configured; beside the form, on dark. */
export function CallInstead() {
  const { phone, whatsappNumber, hours } = useSiteConfig() ?? {};
  if (!phone && !whatsappNumber) return null;
  return (
    <div className="hidden lg:px-16 pb-10 lg:block">
      <p className="text-graphite-300">{words.ratherTalk}</p>
      <p className="flex flex-wrap gap-x-6">
        {phone && <PhoneLink phone={phone} className={linkClass} />}
        {whatsappNumber && (
          <a
            href={buildWhatsappUrl(whatsappNumber)}
            target="_blank"
            rel="noopener"
            className={linkClass}
          >
            <Sentence
              text={words.whatsapp}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </a>
        )}
      </p>
      {hours && <p className="text-sm text-graphite-300">{hours}</p>}
    </div>
  );
}
