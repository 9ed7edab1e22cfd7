export const pageTitle = 'Find My Booking';
export const pageDescription =
  'Find your booking, test drive or service appointment again with its reference and your phone number.';
export const heading = 'Find my booking';
export const introduction =
  'Your booking, test drive, service appointment or question: with the reference that you got, and the phone number that you gave with it.';

export const reference = 'Reference';
export const referenceHint = 'Eight letters and digits';
export const phone = 'Phone number';
export const phoneHint = 'As you gave it with the request';
export const find = 'Find';
export const searching = 'Searching...';
export const notFound = 'We find no request with this reference and phone number.';
export const notFoundDetail =
  'Check both for typing errors, or call the dealer. After several tries please wait an hour.';

export const state = 'State';
export const ourTeam = 'Our team';
/** `deadline` as `formatDeadlineFrom` words it. */
export const contactsYou = (who: string, deadline: string) => `${who} contacts you ${deadline}.`;
export const appointment = 'Appointment';
export const appointmentStates: Readonly<Record<string, string>> = {
  requested: 'waiting for confirmation',
  confirmed: 'confirmed',
  done: 'done',
  'no-show': 'missed',
  cancelled: 'cancelled',
};
export const vehicle = 'Vehicle';
export const vehicleInColor = (model: string, color: string) => `${model}, ${color}`;
export const price = 'Price';
export const dealer = 'Dealer';
export const dealerInCity = '{name}, {city}';
export const whatsapp = 'WhatsApp<hidden> (opens a new tab)</hidden>';
/** What the customer writes to the dealer on WhatsApp. */
export const message = (code: string) => `Reference ${code}`;
export const sentOn = 'Sent on';

export const linkIsSent =
  'We have emailed the link of your request’s own page to the address that you gave: there you see each step, write to us, or withdraw it.';
export const changeAppointment = 'See, move or cancel your appointment';
export const changeByLink =
  'To move or cancel it, open the link in our latest email to you, or call the dealer.';
export const changeByDealer =
  'To change or cancel it, call or write to the dealer with your reference.';
export const findAnother = 'Find another one';
