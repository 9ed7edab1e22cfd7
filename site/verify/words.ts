export const pageTitle = 'Is It Genuine?';
export const pageDescription =
  'Check whether a quote, a booking or a dealership is genuine, and see the only bank accounts to which buyers pay us.';
export const heading = 'Is it genuine?';
export const introduction =
  'Every quote, every booking and every dealership of ours has a code. Enter it before you pay anybody.';

export const code = 'Code';
export const codeHint =
  'Ten letters and digits, as on the quote, in the email about the booking, or on the dealer’s wall';
export const check = 'Check';
export const checking = 'Checking...';

export const whatItShows = 'What a genuine code shows';
export const aQuote = 'A quote';
export const aQuoteShows =
  'The car, the sum on the road, until when it holds, and the name it was made for, partly hidden.';
export const aBooking = 'A booking';
export const aBookingShows =
  'The car, the price, the dealership, how far the booking is, and the name, partly hidden.';
export const aDealership = 'A dealership';
export const aDealershipShows = 'Its name, city and address, and since when we have listed it.';
export const compareLines = 'Compare every line with what you were given.';
export const doNotPay = 'If one differs, or the code is not on our list, do not pay.';

/** By what a genuine code belongs to. */
export const genuine = {
  quote: 'This is a genuine quote of ours',
  booking: 'This is a genuine booking with us',
  dealer: 'This is an authorised dealership',
};
export const car = 'Car';
export const state = 'State';
export const validUntil = (moment: string) => `Valid until ${moment}`;
export const madeOn = 'Made on';
export const madeFor = 'Made for';
export const bookingStates: Readonly<Record<string, string>> = {
  pending: 'Received, not confirmed yet',
  confirmed: 'Confirmed',
  processing: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
export const price = 'Price';
export const bookedOn = 'Booked on';
export const dealer = 'Dealer';
export const bookedBy = 'Booked by';
export const dealership = 'Dealership';
export const city = 'City';
export const address = 'Address';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const listedSince = 'Listed since';
export const checkedOn = (moment: string) => `Checked on ${moment}.`;
export const codeCheckedOn = 'Code {code}, checked on {moment}.';

export const notListed = 'Not on our list';
export const thisLink = 'This link';
export const belongsToNothing =
  '{code} belongs to no quote, booking or dealership of ours as of {moment}. Check for typing errors first.';
export const tellUs = 'If it is right as you were given it, do not pay, and <link>tell us</link>.';

export const accounts = 'Our only accounts';
export const accountsText =
  'We never ask for cash or for a payment to a private account. Pay to these accounts alone, by pay order or bank transfer.';
export const noAccounts =
  'Our accounts are not listed here at the moment. <link>Ask us</link> before you pay.';
export const sampleAccount = 'Sample, not a real account';
