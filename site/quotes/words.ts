export const pageTitle = (car: string, city: string) => `${car} on the Road in ${city}`;
export const pageDescription = (car: string, { city, code }: { city: string; code: string }) =>
  `Quote ${code}: what a ${car} costs on the road in ${city}, with every charge and its source.`;
export const pictureAlt = (car: string) => `${car} and what it costs on the road`;
export const unknownPageTitle = 'Unknown Quote';
export const unknownPageDescription =
  'This address leads to no quote. Check the code, or ask for a new quote.';

export const expiredOn = (moment: string) => `Expired on ${moment}`;
/** Below the car's name. */
export const onTheRoadIn = (city: string) => `on the road in ${city}`;
export const quote = 'Quote {code}';
export const quoteFor = 'Quote {code} for {name}';

export const quoteExpired = (moment: string) => `This quote expired on ${moment}.`;
export const expiredNote = (moment: string) =>
  `It shows the price of ${moment}. Please ask for a new one.`;

export const bookToday = 'Book at today’s price';
export const bookAtThis = 'Book at this price';
export const downloadPdf = 'Download PDF';
export const whatsapp = 'WhatsApp<hidden>: share this quote, in a new tab</hidden>';
export const todaysPrice = 'Today’s price';
export const seeQuote = 'See the quote';

export const lines = 'What is paid, and when';
export const charge = 'Charge';
export const amount = 'Amount';
export const sampleExFactoryPrice = 'Ex-factory price (sample)';
export const priceOf = (day: string) => `Price of ${day}`;
export const adjustable = 'Can be set off at the tax return';
export const inInstalments = 'In instalments';
export const instalmentsFrom = (todaysPrice: string) =>
  `These count from the quote’s price; the finance page counts from today’s, ${todaysPrice}.`;

export const adjustableSum =
  '{amount} of this is income tax paid in advance. The buyer can set it off at the tax return of the year.';
export const inForce = (place: string, from: string, checkedOn: string | null) =>
  `${place}, in force since ${from}${checkedOn ? `, checked on ${checkedOn}` : ''}`;
export const inNewTab = 'in a new tab';

export const qrCode = (code: string) => `QR code that checks the quote ${code}`;
export const isGenuine = 'Is this quote genuine?';
export const howToCheck =
  'Anyone can check it: scan the code, or {link}. We never ask for cash or for a payment to a private account.';
export const checkHere = (code: string) => `check ${code} here`;

export const unknownTitle = 'We know no such quote';
export const unknownText =
  'Please check the code: it has ten letters and digits. If somebody gave you this quote as ours, do not pay, and tell us.';
export const checkCode = 'Check a code';
export const contactUs = 'Contact Us';
