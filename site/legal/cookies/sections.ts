import type { SiteConfig } from '#contract/site/site-config.ts';
import * as words from '#words/site/legal/cookies';
import type { LegalSection } from '../legal-page.tsx';

const none: LegalSection = {
  id: 'none',
  title: words.noCookie,
  paragraphs: [words.noCookieAtAll],
};

const noneUnlessAgreed: LegalSection = {
  id: 'none',
  title: words.noneUnlessAgreed,
  paragraphs: [words.twoIfAgreed],
};

const always: readonly LegalSection[] = [
  {
    id: 'browser',
    title: words.browser,
    paragraphs: [words.scrollNote, words.originNote, words.choicesNote, words.invitationNote],
  },
  {
    id: 'counting',
    title: words.counting,
    paragraphs: [words.countingText],
  },
  {
    id: 'films',
    title: words.films,
    paragraphs: [words.filmPreview, words.filmPlayer],
  },
  {
    id: 'staff',
    title: words.staff,
    paragraphs: [words.staffCookie],
  },
];

const analytics: LegalSection = {
  id: 'analytics',
  title: words.analytics,
  paragraphs: [words.analyticsScript, words.analyticsCookies, words.analyticsChoice],
};

/** The sections of the cookies page; Google Analytics only if it is configured. */
export function cookieSections(config: SiteConfig | undefined): readonly LegalSection[] {
  return config?.gaId ? [noneUnlessAgreed, ...always, analytics] : [none, ...always];
}
