/** The domains of providers that ignore dots before the @, with the main domain of each provider. */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the mailbox that an address is delivered to: `Reader+news@mail.example` is
 * `reader@mail.example`. Use it for counting only; emails go to the address as it was entered.
 */
export function findMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase();
  // A plus at the beginning does not start a tag.
  const plus = name.indexOf('+', 1);
  const untagged = plus === -1 ? name : name.slice(0, plus);
  const dotless = dotlessDomains.get(domain);
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}
