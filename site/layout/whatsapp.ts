/** The URL that opens a WhatsApp chat with a number, given in digits in international format. */
export function buildWhatsappUrl(digits: string): string {
  return `https://wa.me/${digits}`;
}

/** A number in digits in international format, as visitors read it: numbers of Pakistan as '+92 300 0000000'. */
export const showNumber = (digits: string) =>
  `+${digits.replace(/^(92)(\d{3})(\d{7})$/, '$1 $2 $3')}`;
