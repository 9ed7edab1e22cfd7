import { phoneDigits } from './formats.ts';
import { foldTyped } from './typed-text.ts';

const mobilePattern = /^(?:920?)?(3\d{9})$/;
const landlinePattern = /^920?(\d{8,10})$/;

/**
 * Lists the digits under which a phone number may be stored, depending on its notation: 0300…, +92 300…, +92 0300… and
 * 300… are the same number.
 */
export function listPhoneFormats(phone: string): string[] {
  const digits = phoneDigits(phone);
  const [, mobile] = mobilePattern.exec(digits) ?? [];
  if (mobile) return [`92${mobile}`, `920${mobile}`, mobile];
  const [, landline] = landlinePattern.exec(digits) ?? [];
  return landline ? [`92${landline}`, `920${landline}`] : [digits];
}

/**
 * Builds the address that dials a number, from abroad, too: 'tel:+923001234567'. Short numbers, UAN numbers without an
 * area code and toll-free ones (0800) work within Pakistan only and are dialed as typed.
 */
export function buildCallAddress(phone: string): string {
  const typed = foldTyped(phone).replace(/[^\d+]/g, '');
  const [international = ''] = listPhoneFormats(phone);
  const isNational = /^0?800/.test(typed) || !/^(\+|0)/.test(typed);
  const hasCode = mobilePattern.test(typed) || landlinePattern.test(typed);
  return isNational && !hasCode ? `tel:${typed}` : `tel:+${international}`;
}
