import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildPhoneUrl, buildWhatsappUrl } from '../layout/whatsapp.ts';

/** What happens after a form is sent, in order; beside the form from 768 px on. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="hidden px-8 pt-10 md:block lg:px-12">
      <h2 className="text-lg font-semibold tracking-tight">What happens next</h2>
      <ol className="mt-3 border-t border-graphite-200">
        {steps.map((text, index) => (
          <li key={text} className="flex gap-4 border-b border-graphite-200 py-3">
            <span aria-hidden="true" className="tabular text-graphite-500">
              {index + 1}
            </span>
            <span className="text-pretty text-graphite-700">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const linkClass =
  'tabular inline-flex min-h-11 items-center font-semibold underline decoration-graphite-300 underline-offset-4 hover:decoration-current';

/** Whom to call instead of sending a form, and when, as far as it is configured; beside the form from 768 px on. */
export function CallInstead() {
  const { phone, whatsappNumber, hours } = useSiteConfig() ?? {};
  if (!phone && !whatsappNumber) return null;
  return (
    <div className="hidden px-8 pt-6 pb-10 md:block lg:px-12">
      <p className="text-graphite-700">Rather talk to us?</p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={buildPhoneUrl(phone)} className={linkClass}>
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
      {hours && <p className="text-sm text-graphite-600">{hours}</p>}
    </div>
  );
}
