export const phoneHint = 'For example 0300 1234567';
export const cnicHint = '13 digits, for example 12345-1234567-1';
export const kilometersHint = 'In kilometres, for example 45,000';
export const aboutYou = 'About you';
export const personalInformation = 'Personal Information';
export const selectVehicle = 'Select a vehicle';
export const selectDealership = 'Select a dealership';

export const backHome = 'Back to the home page';
export const sending = 'Sending...';
export const submitting = 'Submitting...';
export const formIsSent = 'The form is being sent.';

export const isRequired = (label: string) => `${label} is required`;
export const inputKept = 'What you entered is still here, and it will not be counted twice.';
export const connectionLost = 'The connection was interrupted. Please send it again.';
export const sendAgain = 'Please send it again in a moment.';
export const fileUnreadable = 'This file cannot be read any more: please choose it again';
export const filesTooLarge = 'Your files are too large for the line: try smaller ones.';
export const asSentence = (text: string) => (text.endsWith('!') ? text : `${text}.`);

export const referenceIs =
  'Your reference is {reference}. Please quote it if you contact us about this request.';
export const bookingCode =
  'The code of your booking is {code}. Anyone whom you show it can <verify>check that the booking is genuine</verify>. We never ask for cash or for a payment to a private account.';
export const followRequest = 'Follow your request';
export const openAppointment = 'See, move or cancel your appointment';
export const yourRequest = 'Your request';
export const sendAnother = 'Send another request';

export const whatHappensNext = 'What happens next';
export const ourTeam = 'Our team';
export const confirmsTime = (who: string, deadline: string) =>
  `${who} confirms your time ${deadline}.`;
export const contactsYou = (who: string, deadline: string) => `${who} contacts you ${deadline}.`;
export const yourPrice = (price: string) => `Your price: ${price}.`;
export const nothingPaid = 'You have paid nothing, and owe nothing yet.';
export const changeBooking = (isWithDealer: boolean, reference: string) =>
  `To change or cancel your booking, call or write to ${isWithDealer ? 'the dealer' : 'us'} with your reference${reference && ` ${reference}`}.`;
export const writeToDealer = 'WhatsApp<hidden>: write to the dealer, in a new tab</hidden>';
export const aboutReference = (reference: string) => `Reference ${reference}`;

export const keepLink =
  'Keep the link of your request: with it you see how far it is, and write to us.';
export const sendToOwnWhatsapp = 'Send this to my WhatsApp<hidden> (opens a new tab)</hidden>';
export const referenceLine = (reference: string) => `Reference: ${reference}`;
export const dealerLine = (name: string, city: string, phone: string) =>
  `${name}, ${city}, ${phone}`;
