import { phoneDigits } from './formats.ts';

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
