/** The address that opens a chat with a number, given in digits in international form. */
export function whatsappLink(digits: string): string {
  return `https://wa.me/${digits}`;
}
