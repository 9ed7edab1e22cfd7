export const about = 'about';
export const from = 'from';
export const rupeeRange = (least: string, most: string) => `${least} to ${most}`;
export const notKnown = 'Not known yet';

/** `count` is the number of the facts. */
export const stillOpen = (facts: string, count: number) =>
  `${facts} ${count === 1 ? 'is' : 'are'} still to be confirmed`;
export const without = (charges: string) => `without ${charges}`;
export const fixedUntil = (moment: string) =>
  `Ex-factory price and freight are fixed until ${moment}, taxes are not`;
export const estimate =
  'The sum is an estimate, not an offer: some figures are samples or not known yet, and taxes follow the law of the day of registration. Ask your dealer to confirm them before you pay.';

/** `province` is null where it is not known. */
export const buyer = (taxpayer: string, province: string | null, day: string) =>
  `${taxpayer}, registered${province ? ` in ${province}` : ''} on ${day}`;

export const shared = (car: string, city: string, sum: string, code: string, day: string) =>
  `${car} on the road in ${city}: ${sum}. Quote ${code}, valid until ${day}.`;
