import { phoneDigits } from './formats.ts';

const mobile = /^(?:920?)?(3\d{9})$/;
const landline = /^920?(\d{8,10})$/;

/**
 * The digits that one phone number may have been kept as, by how it was written: 0300…, +92 300…,
 * +92 0300… and a bare 300… are one number.
 */
export function phoneForms(phone: string): string[] {
  const digits = phoneDigits(phone);
  const [, ownMobile] = mobile.exec(digits) ?? [];
  if (ownMobile) return [`92${ownMobile}`, `920${ownMobile}`, ownMobile];
  const [, own] = landline.exec(digits) ?? [];
  return own ? [`92${own}`, `920${own}`] : [digits];
}
