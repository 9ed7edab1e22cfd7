import { splitLanguage } from '#contract/site/language.ts';

/**
 * What a phone downloads for a page before it is scrolled, in KB (1024 bytes), compressed, with headers. This
 * includes pictures just below the screen, which browsers load ahead.
 */
export interface Weight {
  script: number;
  style: number;
  font: number;
  /** All pictures together. */
  picture: number;
  largestPicture: number;
  /** The markup and its data, not compressed, as the browser parses it. */
  html: number;
  /** Everything including the page, except responses of API calls, which are as long as their lists. */
  total: number;
}

/** The limits of every public page. */
const everyPage = {
  script: 133.2,
  style: 20.3,
  font: 50,
  largestPicture: 60,
  html: 46.2,
};

const textPage: Weight = { ...everyPage, picture: 6, total: 206 };
const formPage: Weight = { ...everyPage, picture: 6, total: 216 };
/** A page that starts with a large picture. */
const picturePage: Weight = { ...everyPage, picture: 40, total: 229.5 };

/** Groups of public pages and their budgets; the first pattern that matches a path counts. */
const groups: [pages: RegExp, budget: Weight][] = [
  // It puts the range of a quote's price into words.
  [/^\/verify$/, { ...textPage, script: 138 }],
  // A form, and the words of a deadline. Every form has the codes of the errors that the API answers.
  [/^\/track$/, { ...formPage, script: 138 }],
  [/^\/quote\//, { ...everyPage, script: 136, picture: 60, html: 54.5, total: 248 }],
  [/^\/$/, { ...everyPage, style: 22.1, picture: 48, html: 64.5, total: 250 }],
  // Each card has its on-road price, and three lists choose it.
  [/^\/models$/, { ...everyPage, picture: 66, html: 53.5, total: 250 }],
  // The fifth picture is at the edge of what browsers load ahead: some load it, some do not.
  [/^\/models\//, { ...everyPage, script: 140.5, picture: 107, html: 101.5, total: 310 }],
  // Its HTML contains the list of dealers with the hours of their week, which other tests make longer.
  [
    /^\/find-a-dealer$/,
    { ...everyPage, script: 187, style: 23.5, picture: 0, html: 172, total: 262 },
  ],
  // The forms that ask for free times. What shows the times is loaded with them. Their fields, as those of all forms, say how
  // a date is typed, and begin with no answer, where there is no script.
  [/^\/test-drive$/, { ...formPage, script: 141.4, picture: 37, total: 247.8 }],
  [/^\/book-service$/, { ...picturePage, script: 145.4, total: 235 }],
  // The form with the largest script: colors, terms of payment, a choice of cars by their pictures, and the sum that
  // follows the city.
  [/^\/book-now$/, { ...formPage, script: 152.8, picture: 25, html: 72, total: 245 }],
  // A form, the car in profile, and a table of figures; the finance page starts with the choice of a kind and a car. They
  // remember the visitor's choices.
  [
    /^\/(on-road-price|finance)$/,
    { ...formPage, script: 145.8, picture: 20.5, html: 46.6, total: 228 },
  ],
  [
    /^\/compare$/,
    { ...formPage, script: 141.3, style: 21.7, picture: 32, html: 50.6, total: 239.2 },
  ],
  [/^\/careers\/apply$/, { ...formPage, script: 139 }],
  [/^\/contact-us$/, { ...picturePage, script: 135.7 }],
  [/^\/parts-request$/, { ...picturePage, script: 134.8, total: 231.5 }],
  [/^\/become-a-dealer$/, picturePage],
  // Its texts from staff are set in their own direction, as those of news, events and media.
  [/^\/careers$/, { ...picturePage, script: 134.8 }],
  [/^\/newsletter$/, picturePage],
  [/^\/about-us\/gwm$/, { ...picturePage, picture: 43 }],
  [/^\/(about-us.*|after-sales|warranty)$/, picturePage],
  [/^\/features\//, { ...picturePage, picture: 42 }],
  [/^\/news-and-events\/events$/, { ...everyPage, script: 134.6, picture: 181, total: 366 }],
  [/^\/(news|news-and-events\/.+)$/, { ...everyPage, script: 134.6, picture: 68, total: 260 }],
];

/** What a picture that opens a page may weigh in KB on a desktop, where it is loaded in one of these widths. */
export const desktopHero = { widths: [1920, 2560], kilobytes: 120 };

const anyScreen = { style: 17, font: 38.2, picture: 1, largestPicture: 1, html: 4 };

/** The budget of the back office's sign-in. */
export const signInBudget: Weight = { ...anyScreen, script: 132, total: 186 };

/**
 * The budgets of screens of every kind, by path: 1 to 2 KB above what they weigh, because the same sources differ by some
 * hundred bytes from build to build.
 */
export const officeBudgets: Record<string, Weight> = {
  '/dashboard': { ...anyScreen, script: 356.5, total: 412.5 },
  '/test-drives': { ...anyScreen, script: 255, total: 309.5 },
  '/job-openings': { ...anyScreen, script: 221.5, total: 276 },
  '/dealer-management': { ...anyScreen, script: 249, total: 304 },
  '/news-management': {
    ...anyScreen,
    script: 227,
    picture: 91,
    largestPicture: 28,
    total: 371.5,
  },
  '/my-day': { ...anyScreen, script: 257.5, total: 313 },
  '/calendar': { ...anyScreen, script: 268, total: 323 },
  '/reports': { ...anyScreen, script: 260.5, total: 316 },
  '/tariffs': { ...anyScreen, script: 258.5, total: 313.5 },
  '/quotes': { ...anyScreen, script: 216, total: 271 },
  '/price-calculator': { ...anyScreen, script: 226, total: 280.5 },
  '/audit': { ...anyScreen, script: 283, total: 339.5 },
};

/**
 * What a page in Urdu may weigh more than the English one: its fonts, which are as heavy as Nastaliq's rules of joining, and
 * letters of two bytes.
 */
const urduExtra = { script: 8.5, style: 1.5, font: 123.5, html: 11, total: 150 };

/** Returns the budget of a public page. */
export function findBudget(address: string): Weight {
  const { language, path } = splitLanguage(address);
  const budget = groups.find(([pages]) => pages.test(path))?.[1] ?? textPage;
  if (language === 'en') return budget;
  const extras = Object.entries(urduExtra) as [keyof typeof urduExtra, number][];
  return {
    ...budget,
    ...Object.fromEntries(extras.map(([kind, extra]) => [kind, budget[kind] + extra])),
  };
}

/** Describes each kind of file that exceeds a page's budget. */
export function overweight(path: string, weight: Weight, budget: Weight): string[] {
  return (Object.entries(budget) as [keyof Weight, number][])
    .filter(([kind, max]) => weight[kind] > max)
    .map(([kind, max]) => `${path}: ${kind} ${weight[kind].toFixed(1)} KB, at most ${max}`);
}
