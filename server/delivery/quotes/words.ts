/** The title in the document's properties. */
export const documentTitle = (code: string, car: string, city: string) =>
  `Quote ${code}: ${car} on the road in ${city}`;
export const title = (car: string, city: string) => `${car} on the road in ${city}`;
/** Before the code, where it is written alone. */
export const quoteCode = 'Quote';
export const madeOn = (code: string, made: string, until: string) =>
  `Quote ${code}, made on ${made}. Valid until ${until}.`;
export const madeFor = (name: string) => `For ${name}`;

export const whatIsPaid = 'What is paid';
export const when = 'When';
export const amount = 'Amount';
export const exFactoryPrice = 'Ex-factory price';
export const sampleExFactoryPrice = 'Ex-factory price (sample)';
export const priceDate = (day: string) => `Price of ${day}`;
export const adjustable = 'can be set off at the tax return';
export const onTheRoad = 'On the road';

export const adjustableSum = (sum: string) =>
  `${sum} of this is income tax paid in advance. The buyer can set it off at the tax return.`;
/** `label` names the tariff, and `place` where it is in force. */
export const tariff = (label: string, _place: string, from: string, isSample: boolean) =>
  `${label}${isSample ? ' (sample)' : ''} since ${from}`;
export const checkedOn = (tariff: string, day: string) => `${tariff}, checked on ${day}`;
export const tariffs = (all: string) => `Tariffs: ${all}.`;
export const semicolon = '; ';
export const comma = ', ';

export const isGenuine = 'Is this quote genuine?';
export const howToCheck = (code: string, address: string) =>
  `Scan the code, or enter ${code} on ${address}. There you also find the company’s accounts. We never ask for cash or for a payment to a private account.`;
export const qrCode = (code: string, address: string) =>
  `QR code: opens ${address} for the quote ${code}`;
