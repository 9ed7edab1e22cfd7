import { MessageCircle, Phone } from 'lucide-react';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildPhoneUrl, buildWhatsappUrl } from '../layout/whatsapp.ts';

const half = 'flex-1 px-3 whitespace-nowrap sm:flex-none sm:px-6';

/**
 * Phone and WhatsApp in the first view of phones and tablets, whose other ways to reach us are below the form. Without
 * either number it is the dealerships, which have phone numbers.
 */
export function QuickContacts() {
  const { whatsappNumber, phone } = useSiteConfig() ?? {};
  return (
    <div className="relative mt-5 flex max-w-xl flex-wrap items-center gap-3 lg:hidden">
      {phone && (
        <a href={buildPhoneUrl(phone)} className={buttonClass('outline-on-dark', half)}>
          <Phone aria-hidden="true" className="size-5 flex-none" />
          Call us
        </a>
      )}
      {whatsappNumber && (
        <a
          href={buildWhatsappUrl(whatsappNumber)}
          target="_blank"
          rel="noopener"
          className={buttonClass('outline-on-dark', half)}
        >
          <MessageCircle aria-hidden="true" className="size-5 flex-none" />
          WhatsApp
        </a>
      )}
      {!phone && !whatsappNumber && (
        <ButtonLink to="/find-a-dealer" variant="outline-on-dark" className={half}>
          <Phone aria-hidden="true" className="size-5 flex-none" />
          Call a dealership
        </ButtonLink>
      )}
      <a
        href="#reach-us"
        className="inline-flex min-h-11 basis-full items-center font-semibold underline decoration-white/40 underline-offset-4 hover:decoration-current"
      >
        Other ways to reach us
      </a>
    </div>
  );
}
