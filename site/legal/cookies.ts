import type { SiteConfig } from '#contract/site/site-config.ts';
import type { LegalSection } from './legal-page.tsx';

const none: LegalSection = {
  id: 'none',
  title: 'No cookie for you',
  paragraphs: [
    'Most such pages are long because most sites set many cookies. This site itself sets none while you read it or send a form: not for advertising, not for statistics, and not to recognise you when you come back.',
  ],
};

const noneUnlessAgreed: LegalSection = {
  id: 'none',
  title: 'No cookie without your consent',
  paragraphs: [
    'This site itself sets no cookie while you read it or send a form, and none for advertising at all. Two cookies for statistics are set if you agree to Google Analytics, and only then; the last section says what they do.',
  ],
};

const always: readonly LegalSection[] = [
  {
    id: 'browser',
    title: 'What your browser itself remembers',
    paragraphs: [
      'So that Back leads to where you were, your browser notes how far you have scrolled on each page. The note stays in your browser’s session storage, is never sent to us, and is gone when you close the tab.',
      'How you came here, such as the website that led to it, is noted in your browser’s session storage on the first page. It is sent to us only with a request that you send, and is gone when you close the tab.',
      'What you choose on the pages about prices is noted in your browser’s local storage: the car, the cars you compare, your city and province, and whether you are on the list of active taxpayers. So you need not choose it again on the next page. The note is never sent to us by itself; a page that you open for it names it in its address. It stays until you choose otherwise or clear the data of this site.',
      'Once you have closed the invitation to our newsletter, your browser’s local storage holds a note of it, so that you are not asked again. The note says nothing but that, is never sent to us, and stays until you clear the data of this site.',
    ],
  },
  {
    id: 'counting',
    title: 'How we count without cookies',
    paragraphs: [
      'When a page opens, your browser tells our server which page it is and, for the first one, which website led to it. The server adds one to a number for that day. It does not store your internet address with it, and cannot tell whether two views were yours.',
    ],
  },
  {
    id: 'films',
    title: 'Films on YouTube',
    paragraphs: [
      'Some films in our news, events and media are hosted by YouTube. The preview picture of such a film comes from there, so YouTube’s servers learn the internet address that it is sent to.',
      'The player is loaded only when you press play, from YouTube’s address for players that are to set no cookies before a film is played. What YouTube keeps from then on is for YouTube to say.',
    ],
  },
  {
    id: 'staff',
    title: 'The one cookie of our own',
    paragraphs: [
      'Our staff sign in to do their work. They then get one cookie that keeps them signed in, which scripts cannot read and other sites cannot use. Visitors never get it.',
    ],
  },
];

const analytics: LegalSection = {
  id: 'analytics',
  title: 'Google Analytics, if you agree',
  paragraphs: [
    'Besides our own count, this site can use Google Analytics. Its script is loaded from Google once you have agreed to it, and not before; if you decline, it is not loaded at all.',
    'The script sets two cookies for this site, _ga and one whose name begins with _ga_. They tell Google that two views come from one browser, and stay for 180 days after your last visit. We tell Google the address and title of each page that you open, without what follows a question mark in the address, and which website led to it; like every server, Google’s sees your internet address. What Google offers for advertising is switched off.',
    'Your browser’s local storage keeps a note of your answer. You can change it below at any time: if you then decline, the counting ends and both cookies are deleted.',
  ],
};

/** The sections of the cookies page; Google Analytics only if it is configured. */
export function cookieSections(config: SiteConfig | undefined): readonly LegalSection[] {
  return config?.gaId ? [noneUnlessAgreed, ...always, analytics] : [none, ...always];
}
