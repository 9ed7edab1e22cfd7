import type { LegalSection } from './legal-page.tsx';

/**
 * The terms of a test drive. They explain the two agreements of the form (docs/spec/forms.md#test-drive) and
 * promise nothing else; what the distributor has not decided is listed as the dealership's to confirm.
 */
export const testDriveTerms: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    paragraphs: ['To book a test drive you accept two statements in the form:'],
    points: [
      'I hold a valid driving license and agree to the terms and conditions.',
      'I take responsibility of any damage to vehicle during test drive.',
    ],
  },
  {
    id: 'licence',
    title: 'Your driving licence',
    paragraphs: [
      'You hold a driving licence that is valid on the day of the test drive, and you bring it with you. The dealership may ask to see it before you drive.',
    ],
  },
  {
    id: 'damage',
    title: 'Damage to the vehicle',
    paragraphs: [
      'You are responsible for any damage to the vehicle during the test drive. This page does not say what the vehicle’s insurance covers or what you would have to pay yourself. Ask the dealership before you set off, and have the answer in writing.',
    ],
  },
  {
    id: 'booking',
    title: 'Your booking',
    paragraphs: [
      'If you choose one of the free times, we keep it for you, and the dealership confirms it. You can move or cancel it on the page of your appointment.',
      'If you send a day and a time without one, they are a preference: the test drive is arranged when the dealership has confirmed a time with you.',
    ],
  },
  {
    id: 'to-confirm',
    title: 'What the dealership confirms',
    paragraphs: [
      'The following differs between dealerships or is not settled on this site. The dealership tells you before the test drive:',
    ],
    points: [
      'the lowest age, and how long you must have held your licence',
      'the route, how long the test drive takes, and who comes along',
      'whether passengers and children may ride with you',
      'what the insurance covers, and what you pay if there is damage',
      'who pays fines and tolls',
      'how to change or cancel a time that you did not choose on this site',
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    paragraphs: [
      'The privacy page says what is stored with your request, who sees it and how to have it deleted.',
    ],
  },
];
