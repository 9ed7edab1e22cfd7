export const pageTitle = 'Cookies';
export const pageDescription =
  'Which cookies this site sets, what your browser itself keeps, and how page views are counted.';
export const introduction = 'What this site keeps in your browser: less than you may expect.';

export const noCookie = 'No cookie for you';
export const noCookieAtAll =
  'Most such pages are long because most sites set many cookies. This site itself sets none while you read it or send a form: not for advertising, not for statistics, and not to recognise you when you come back.';

export const noneUnlessAgreed = 'No cookie without your consent';
export const twoIfAgreed =
  'This site itself sets no cookie while you read it or send a form, and none for advertising at all. Two cookies for statistics are set if you agree to Google Analytics, and only then; the last section says what they do.';

export const browser = 'What your browser itself remembers';
export const scrollNote =
  'So that Back leads to where you were, your browser notes how far you have scrolled on each page. The note stays in your browser’s session storage, is never sent to us, and is gone when you close the tab.';
export const originNote =
  'How you came here, such as the website that led to it, is noted in your browser’s session storage on the first page. It is sent to us only with a request that you send, and is gone when you close the tab.';
export const choicesNote =
  'What you choose on the pages about prices is noted in your browser’s local storage: the car, the cars you compare, your city and province, and whether you are on the list of active taxpayers. So you need not choose it again on the next page. The note is never sent to us by itself; a page that you open for it names it in its address. It stays until you choose otherwise or clear the data of this site.';
export const invitationNote =
  'Once you have closed the invitation to our newsletter, your browser’s local storage holds a note of it, so that you are not asked again. The note says nothing but that, is never sent to us, and stays until you clear the data of this site.';

export const counting = 'How we count without cookies';
export const countingText =
  'When a page opens, your browser tells our server which page it is and, for the first one, which website led to it. The server adds one to a number for that day. It does not store your internet address with it, and cannot tell whether two views were yours.';

export const films = 'Films on YouTube';
export const filmPreview =
  'Some films in our news, events and media are hosted by YouTube. The preview picture of such a film comes from there, so YouTube’s servers learn the internet address that it is sent to.';
export const filmPlayer =
  'The player is loaded only when you press play, from YouTube’s address for players that are to set no cookies before a film is played. What YouTube keeps from then on is for YouTube to say.';

export const staff = 'The one cookie of our own';
export const staffCookie =
  'Our staff sign in to do their work. They then get one cookie that keeps them signed in, which scripts cannot read and other sites cannot use. Visitors never get it.';

export const analytics = 'Google Analytics, if you agree';
export const analyticsScript =
  'Besides our own count, this site can use Google Analytics. Its script is loaded from Google once you have agreed to it, and not before; if you decline, it is not loaded at all.';
export const analyticsCookies =
  'The script sets two cookies for this site, _ga and one whose name begins with _ga_. They tell Google that two views come from one browser, and stay for 180 days after your last visit. We tell Google the address and title of each page that you open, without what follows a question mark in the address, and which website led to it; like every server, Google’s sees your internet address. What Google offers for advertising is switched off.';
export const analyticsChoice =
  'Your browser’s local storage keeps a note of your answer. You can change it below at any time: if you then decline, the counting ends and both cookies are deleted.';

export const agreed = 'You have agreed to Google Analytics.';
export const declined = 'You have declined Google Analytics.';
export const changeChoice = 'Change your choice';
