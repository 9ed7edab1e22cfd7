import { Copy, MessageCircle, Phone } from 'lucide-react';
import { buildCallAddress, listPhoneFormats } from '#contract/input/phone-forms.ts';
import { iconClass } from '../ui/button.tsx';
import { canCopy, copyText } from '../ui/copy-button.tsx';
import { useRowTabIndex } from './row-keys.ts';

const linkClass =
  'inline-flex min-h-6 min-w-0 max-w-full items-center rounded-control pointer-coarse:min-h-9';
const underlined = 'underline decoration-edge underline-offset-3 hover:decoration-current';

interface ContactLinkProps {
  /** Whether it is underlined on hover only: for columns that contain nothing else. */
  isQuiet?: boolean;
}

/** A phone number as a tel: link. */
export function PhoneLink({ phone, isQuiet }: ContactLinkProps & { phone: string }) {
  return (
    <a
      href={buildCallAddress(phone)}
      data-part="phone"
      tabIndex={useRowTabIndex()}
      className={`${linkClass} whitespace-nowrap ${isQuiet ? 'hover:underline' : underlined}`}
    >
      {phone}
    </a>
  );
}

/** Builds the address that opens WhatsApp with a mobile number of Pakistan; null for other numbers. */
export function buildWhatsAppAddress(phone: string): string | null {
  const [international = ''] = listPhoneFormats(phone);
  return /^923\d{9}$/.test(international) ? `https://wa.me/${international}` : null;
}

/** Icons of a row that call a phone number, open WhatsApp with it, and where there is room copy it. */
export function PhoneIcons({ phone }: { phone: string }) {
  const tabIndex = useRowTabIndex();
  const whatsApp = buildWhatsAppAddress(phone);
  const icon = (label: string, part: string, className = '') => ({
    'aria-label': label,
    title: label,
    'data-part': part,
    tabIndex,
    className: `grid size-6 place-items-center rounded-control text-ink-soft hover:bg-panel hover:text-ink max-table:size-11 table:pointer-coarse:size-9 ${className}`,
  });
  return (
    <span className="flex flex-none">
      <a href={buildCallAddress(phone)} {...icon(`Call ${phone}`, 'call')}>
        <Phone aria-hidden className={iconClass} />
      </a>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          {...icon(`WhatsApp ${phone}`, 'whatsapp')}
        >
          <MessageCircle aria-hidden className={iconClass} />
        </a>
      )}
      {canCopy() && (
        <button
          type="button"
          onClick={() => copyText(phone, 'Phone number')}
          {...icon(
            `Copy ${phone}`,
            'copy',
            'pointer-coarse:max-xl:hidden @max-[10.5rem]:hidden pointer-coarse:@max-[13rem]:hidden',
          )}
        >
          <Copy aria-hidden className={iconClass} />
        </button>
      )}
    </span>
  );
}

/** An email address as a mailto: link. It wraps, before the @ if that helps; a quiet one only where there is no room. */
export function MailLink({ email, isQuiet }: ContactLinkProps & { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      data-part="email"
      tabIndex={useRowTabIndex()}
      className={`${linkClass} ${isQuiet ? 'text-ink-soft hover:underline' : underlined}`}
    >
      <span className={isQuiet ? 'text-xs wrap-anywhere xl:truncate' : 'wrap-anywhere'}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  );
}

/** An external link in a new tab, without a referrer: the back office's address is secret. */
export function WebLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-control wrap-anywhere underline underline-offset-2"
    >
      {href}
    </a>
  );
}
