/** Returns the address of the page with everything that a person sent, found by phone, email or both. */
export function buildPersonAddress({
  phone,
  email,
}: {
  phone: string | null;
  email: string | null;
}): string {
  const params = Object.entries({ phone, email }).filter(([, value]) => value);
  return `/person?${new URLSearchParams(params as [string, string][])}`;
}
