/** The URL that opens a WhatsApp chat with a number, given in digits in international format. */
export function buildWhatsappUrl(digits: string): string {
  return `https://wa.me/${digits}`;
}

/** The URL that calls a phone number, given as visitors read it. */
export const buildPhoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A number in digits in international format, as visitors read it: numbers of Pakistan as '+92 300 0000000'. */
export const showNumber = (digits: string) =>
  `+${digits.replace(/^(92)(\d{3})(\d{7})$/, '$1 $2 $3')}`;
