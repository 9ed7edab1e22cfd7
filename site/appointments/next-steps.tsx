import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';

/** What happens after a form is sent, in order; beside the form, on dark. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="hidden lg:px-16 pt-8 pb-10 lg:block">
      <h2 className="text-lg font-semibold tracking-tight">What happens next</h2>
      <ol className="mt-3 border-t border-white/15">
        {steps.map((text, index) => (
          <li key={text} className="flex gap-4 border-b border-white/15 py-3">
            <span aria-hidden="true" className="tabular text-graphite-400">
              {index + 1}
            </span>
            <span className="text-pretty text-graphite-300">{text}</span>
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
      <p className="text-graphite-300">Rather talk to us?</p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={buildCallAddress(phone)} className={linkClass}>
            {phone}
          </a>
        )}
        {whatsappNumber && (
          <a
            href={buildWhatsappUrl(whatsappNumber)}
            target="_blank"
            rel="noopener"
            className={linkClass}
          >
            WhatsApp<span className="sr-only"> (opens a new tab)</span>
          </a>
        )}
      </p>
      {hours && <p className="text-sm text-graphite-300">{hours}</p>}
    </div>
  );
}
