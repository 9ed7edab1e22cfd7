/** The URL that opens a WhatsApp chat with a number, given in digits in international format. */
export function buildWhatsappUrl(digits: string): string {
  return `https://wa.me/${digits}`;
}

/** The URL that calls a phone number, given as visitors read it. */
export const buildPhoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
