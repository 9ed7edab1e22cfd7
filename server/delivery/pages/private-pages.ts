import { appointmentPage } from '#contract/appointments/appointment.ts';
import { quotePage } from '#contract/on-road/quotes.ts';
import { verifyPage } from '#contract/on-road/verify.ts';

/** The headers of a page whose address is a secret: the address goes to no other site and into no search engine. */
export const privateHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Whether a page's address names a code to verify: such tries are limited strictly. */
export function namesCode(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return [verifyPage, `${verifyPage}.data`].includes(pathname) && searchParams.has('code');
}

/** Whether the address of a page is a secret, or holds a code. */
export function isPrivatePage(url: string): boolean {
  const { pathname } = new URL(url);
  return (
    pathname.startsWith(`${appointmentPage}/`) ||
    pathname.startsWith(quotePage('')) ||
    namesCode(url)
  );
}
