/**
 * Returns the address of the page with everything that a person sent: found by their number, else by their address. Not by
 * both: anyone can type somebody else’s address, which the page then offers.
 */
export function buildPersonAddress({
  phone,
  email,
}: {
  phone: string | null;
  email: string | null;
}): string {
  const contact = phone ? { phone } : { email: email ?? '' };
  return `/person?${new URLSearchParams(contact)}`;
}
