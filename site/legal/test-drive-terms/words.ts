export const agreement = 'What you agree to';
export const twoStatements = 'To book a test drive you accept two statements in the form:';
export const validLicense = 'I hold a valid driving license and agree to the terms and conditions.';
export const damageResponsibility =
  'I take responsibility of any damage to vehicle during test drive.';

export const licence = 'Your driving licence';
export const licenceWithYou =
  'You hold a driving licence that is valid on the day of the test drive, and you bring it with you. The dealership may ask to see it before you drive.';

export const damage = 'Damage to the vehicle';
export const damageText =
  'You are responsible for any damage to the vehicle during the test drive. This page does not say what the vehicle’s insurance covers or what you would have to pay yourself. Ask the dealership before you set off, and have the answer in writing.';

export const booking = 'Your booking';
export const freeTime =
  'If you choose one of the free times, we keep it for you, and the dealership confirms it. You can move or cancel it on the page of your appointment.';
export const preferredTime =
  'If you send a day and a time without one, they are a preference: the test drive is arranged when the dealership has confirmed a time with you.';

export const toConfirm = 'What the dealership confirms';
export const notSettled =
  'The following differs between dealerships or is not settled on this site. The dealership tells you before the test drive:';
export const lowestAge = 'the lowest age, and how long you must have held your licence';
export const route = 'the route, how long the test drive takes, and who comes along';
export const passengers = 'whether passengers and children may ride with you';
export const insurance = 'what the insurance covers, and what you pay if there is damage';
export const fines = 'who pays fines and tolls';
export const changes = 'how to change or cancel a time that you did not choose on this site';

export const data = 'Your data';
export const privacyPage =
  'The privacy page says what is stored with your request, who sees it and how to have it deleted.';
