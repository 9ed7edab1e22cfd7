export const pageTitle = 'Contact Us';
export const pageDescription =
  'Write to us about a HAVAL, ORA or TANK vehicle, a service or anything else, and we will get back to you by phone or email.';
export const introduction = 'Write to us, and tell us how to reach you.';
export const callUs = 'Call us';
export const callDealership = 'Call a dealership';

export const next = 'We will get back to you by phone or email.';
export const fullNameIsEnough = 'Your full name is enough, or first and last name.';
export const yourMessage = 'Your message';
export const send = 'Send message';
export const eventQuestion = (event: string, day: string) =>
  `Please tell me more about the event “${event}” on ${day}.`;

export const otherWays = 'Other ways to reach us';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const email = 'Email';
export const address = 'Address';
export const openingHours = 'Opening hours';
export const findDealerNote = 'Phone numbers, addresses and opening hours of the dealerships';
export const testDriveNote = 'A model, a dealership and a day of your choice';
export const serviceNote = 'For the car that you drive';
export const faq = 'FAQ';
export const faqNote = 'Answers on prices, service and warranty';
export const afterSending = 'You get a reference at once. We get back to you by phone or email.';
