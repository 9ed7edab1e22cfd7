import { foldTyped } from './typed-text.ts';

/** The digits of a phone number in international form without the plus: 0300… and +92 300… are equal. */
export function phoneDigits(phone: string): string {
  // '+92 (0)300' means +92 300: the zero in brackets is dialed within the country only.
  const digits = foldTyped(phone).replace(/\(0\)/, '').replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `92${digits.slice(1)}` : digits;
}

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
 * area code and toll-free ones (0800) work within Pakistan only and are dialed as typed. Twelve digits and more have their
 * country code.
 */
export function buildCallAddress(phone: string): string {
  const typed = foldTyped(phone).replace(/[^\d+]/g, '');
  const [international = ''] = listPhoneFormats(phone);
  const isNational = /^0?800/.test(typed) || /^[1-9]\d{0,10}$/.test(typed);
  const hasCode = mobilePattern.test(typed) || landlinePattern.test(typed);
  return isNational && !hasCode ? `tel:${typed}` : `tel:+${international}`;
}
/** The digits of a phone number in international form, as WhatsApp takes them, however the number is written. */
export const internationalDigits = (phone: string): string => listPhoneFormats(phone)[0] ?? '';
