import type { SiteConfig } from '#contract/site/site-config.ts';
import * as words from '#words/site/legal/privacy';
import type { LegalSection } from '../legal-page.tsx';

const firstSections: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: words.inShort,
    paragraphs: [words.readWithoutName, words.notSold],
  },
  {
    id: 'forms',
    title: words.forms,
    paragraphs: [words.fieldsOfRequest],
    points: [
      words.testDriveFields,
      words.bookingFields,
      words.serviceFields,
      words.partsFields,
      words.contactFields,
      words.dealershipFields,
      words.jobFields,
      words.newsletterFields,
      words.quoteFields,
    ],
  },
  {
    id: 'with-it',
    title: words.storedWithIt,
    paragraphs: [words.originOfRequest, words.fingerprint],
  },
  {
    id: 'letters',
    title: words.whatWeWrite,
    paragraphs: [words.confirmationEmail, words.subscription],
  },
  {
    id: 'request-page',
    title: words.requestPage,
    paragraphs: [words.requestLink, words.messagesOnPage],
  },
  {
    id: 'appointments',
    title: words.appointment,
    paragraphs: [words.appointmentLink, words.appointmentEmails],
  },
  {
    id: 'who-sees',
    title: words.whoSees,
    paragraphs: [words.staffAccounts, words.filesOfApplicants, words.passedToDealer],
  },
  {
    id: 'reading',
    title: words.reading,
    paragraphs: [words.countOfViews, words.countOfCalls],
  },
];

const analytics: LegalSection = {
  id: 'analytics',
  title: words.analytics,
  paragraphs: [words.analyticsIfAgreed],
};

const lastSections: readonly LegalSection[] = [
  {
    id: 'map',
    title: words.map,
    paragraphs: [words.ownLocation, words.mapPictures],
  },
  {
    id: 'how-long',
    title: words.howLong,
    paragraphs: [words.noAutomaticEnd, words.afterDeletion],
  },
  {
    id: 'your-say',
    title: words.yourSay,
    paragraphs: [words.askUs],
  },
];

/**
 * The sections of the privacy page for this configuration. Keep them up to date with what the product does.
 */
export function privacySections(config: SiteConfig | undefined): readonly LegalSection[] {
  return [...firstSections, ...(config?.gaId ? [analytics] : []), ...lastSections];
}
