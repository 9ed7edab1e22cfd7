import * as words from '#words/site/legal/accessibility';
import type { LegalSection } from '../legal-page.tsx';

/** The sections of the accessibility statement. docs/accessibility.md names the same gaps in the same words. */
export const accessibilitySections: readonly LegalSection[] = [
  {
    id: 'aim',
    title: words.aim,
    paragraphs: [words.forEveryone, words.guidelines],
  },
  {
    id: 'tests',
    title: words.tests,
    paragraphs: [words.testsInBrowser],
    points: [words.axeAndHtml, words.keyboard, words.contrast],
  },
  {
    id: 'limits',
    title: words.limits,
    paragraphs: [words.knownGaps],
    points: [words.noDescriptions, words.contrastOnSome, words.noScreenReader],
  },
  {
    id: 'contact',
    title: words.contact,
    paragraphs: [words.writeToUs],
  },
];
