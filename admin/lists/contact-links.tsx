import { useRowTabIndex } from './row-focus.ts';

const look =
  'inline-flex min-h-6 min-w-0 max-w-full items-center rounded-control text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-9';

/** A phone number to call. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      data-part="phone"
      tabIndex={useRowTabIndex()}
      className={`${look} whitespace-nowrap`}
    >
      {phone}
    </a>
  );
}

/** An e-mail address to write to; `className` says how it fits, by itself it wraps. */
export function MailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      data-part="email"
      tabIndex={useRowTabIndex()}
      className={look}
    >
      <span className={className ?? 'wrap-anywhere'}>{email}</span>
    </a>
  );
}
