export const bookTestDrive = 'Book a Test Drive';
export const pageDescription =
  'Choose a HAVAL, ORA or TANK model and a dealership near you, tell us when it suits you, and book your test drive online.';
export const introduction =
  'Choose a vehicle, a dealership and a time, and tell us how to reach you.';

export const next = 'The dealership will contact you to confirm a time.';
export const seeModels = 'See the models';

export const yes = 'Yes';
export const no = 'No';
export const agreements = 'Agreements';
export const licenseAgreement =
  'I hold a valid driving license and agree to the terms and conditions.';
export const readTerms = 'Read the terms<hidden> of the test drive in a new tab</hidden>';
export const responsibilityAgreement =
  'I take responsibility of any damage to vehicle during test drive.';
export const chooseVehicle = 'Choose a vehicle to continue';

export const timeIsKept = 'We keep the time for you, and you get a reference.';
export const dealershipConfirms = 'The dealership confirms it. You can move or cancel it online.';
export const dealershipContacts = 'The dealership contacts you to confirm a time.';
export const bringLicence = 'You bring your driving licence, and drive.';

export const brands = 'HAVAL, ORA and TANK';
export const allModels = 'Eight models to drive';

export const termsTitle = 'Test Drive Terms';
export const termsDescription =
  'What you agree to when you book a test drive: your driving licence, responsibility for damage, and what the dealership confirms before you drive.';
export const termsIntroduction =
  'What you agree to when you book a test drive, and what the dealership confirms with you.';
export const readPrivacy = 'Read the privacy page';
