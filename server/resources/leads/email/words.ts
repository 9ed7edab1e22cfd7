/** The words of the email that confirms a request. */

export const subject = (reference: string) => `We have received your request ${reference}`;

export const arrived = 'Thank you for writing to us. Your request has arrived.';
export const writtenDown = 'Thank you for contacting us. We have written your request down.';

/** `noun` is the type's: 'test drive'. */
export const request = (noun: string) => `Request: ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
export const reference = (code: string) => `Reference: ${code}`;
export const vehicle = (name: string) => `Vehicle: ${name}`;
export const color = (name: string) => `Colour: ${name}`;
export const dealer = (nameAndCity: string) => `Dealer: ${nameAndCity}`;
export const price = (sum: string) => `Price: ${sum}`;
export const preferredDay = (day: string) => `Preferred day: ${day}`;

export const bookingCode = (code: string, page: string) =>
  `Code of your booking: ${code}\nAnyone whom you show it can check on ${page} that your booking is genuine. We never ask for cash or for a payment to a private account: the accounts on that page are our only ones.`;

export const nextStep =
  'What happens next: our team looks at your request and contacts you. There is nothing more for you to do until then.';
/** `deadline` is 'by 4:30 pm on Saturday, 28 November 2026'. */
export const teamContactsYou = (deadline: string) =>
  `What happens next: our team contacts you ${deadline}.`;
export const dealerContactsYou = (name: string, deadline: string) =>
  `What happens next: ${name} contacts you ${deadline}.`;
export const dealerPhone = (phone: string) => `Phone of the dealer: ${phone}`;
export const dealerWhatsapp = (phone: string) => `WhatsApp of the dealer: ${phone}`;

export const nothingPaidAskDealer = (reference: string) =>
  `You have paid nothing, and owe nothing yet. To change or cancel your booking, call or write to the dealer with your reference ${reference}.`;
export const nothingPaidAskUs = (reference: string) =>
  `You have paid nothing, and owe nothing yet. To change or cancel your booking, contact us with your reference ${reference}.`;

export const messageSubject = (reference: string) => `A message about your request ${reference}`;
export const linkSubject = (reference: string) => `The page of your request ${reference}`;
export const linkNotAskedByYou =
  'If you did not ask for this link, you can ignore this email: only you got it.';
export const codeSubject = (code: string) => `Your code: ${code}`;
export const typeCode = (code: string) =>
  `Type this code on the page of your request, to confirm this email address: ${code}`;
export const codeNotAskedByYou =
  'If you did not ask for it, someone has entered your address by mistake, and you can ignore this email.';
export const answerOnPage = (url: string) => `Answer on the page of your request: ${url}`;
/** `url` is the request's page. */
export const follow = (url: string) =>
  `Follow your request, write to us or withdraw it on its page: ${url}`;

export const askUs = (email: string) =>
  `To add something or to ask about your request, write to ${email} and quote your reference.`;

export const notSentByYou =
  'If you did not send us a request, someone has entered your address by mistake, and you can ignore this email.';
export const notMadeByYou =
  'If you did not make a request, someone has entered your address by mistake, and you can ignore this email.';
