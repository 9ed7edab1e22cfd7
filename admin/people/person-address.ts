/** The page of everything that a person has sent, known by phone number, address or both. */
export function personAddress({
  phone,
  email,
}: {
  phone: string | null;
  email: string | null;
}): string {
  const known = Object.entries({ phone, email }).filter(([, value]) => value);
  return `/person?${new URLSearchParams(known as [string, string][])}`;
}
