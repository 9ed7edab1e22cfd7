import * as words from '#words/site/legal/test-drive-terms';
import type { LegalSection } from '../legal-page.tsx';

/**
 * The terms of a test drive. They explain the two agreements of the form (docs/spec/forms.md#test-drive) and
 * promise nothing else; what the distributor has not decided is listed as the dealership's to confirm.
 */
export const testDriveTerms: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: words.agreement,
    paragraphs: [words.twoStatements],
    points: [words.validLicense, words.damageResponsibility],
  },
  {
    id: 'licence',
    title: words.licence,
    paragraphs: [words.licenceWithYou],
  },
  {
    id: 'damage',
    title: words.damage,
    paragraphs: [words.damageText],
  },
  {
    id: 'booking',
    title: words.booking,
    paragraphs: [words.freeTime, words.preferredTime],
  },
  {
    id: 'to-confirm',
    title: words.toConfirm,
    paragraphs: [words.notSettled],
    points: [
      words.lowestAge,
      words.route,
      words.passengers,
      words.insurance,
      words.fines,
      words.changes,
    ],
  },
  {
    id: 'data',
    title: words.data,
    paragraphs: [words.privacyPage],
  },
];
