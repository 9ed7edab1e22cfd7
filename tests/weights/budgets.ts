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
  script: 132.6,
  style: 20,
  font: 50,
  largestPicture: 60,
  html: 45,
};

const textPage: Weight = { ...everyPage, picture: 6, total: 205 };
const formPage: Weight = { ...everyPage, picture: 6, total: 215 };
/** A page that starts with a large picture. */
const picturePage: Weight = { ...everyPage, picture: 40, total: 228.5 };

/** Groups of public pages and their budgets; the first pattern that matches a path counts. */
const groups: [pages: RegExp, budget: Weight][] = [
  // It puts the range of a quote's price into words.
  [/^\/verify$/, { ...textPage, script: 136.3 }],
  // A form, and the words of a deadline. Every form has the codes of the errors that the API answers.
  [/^\/track$/, { ...formPage, script: 136.6 }],
  [/^\/quote\//, { ...everyPage, script: 136, picture: 60, html: 54.5, total: 248 }],
  [/^\/$/, { ...everyPage, style: 21.9, picture: 48, html: 64.5, total: 250 }],
  // Each card has its on-road price, and three lists choose it.
  [/^\/models$/, { ...everyPage, picture: 66, html: 53.5, total: 250 }],
  // The fifth picture is at the edge of what browsers load ahead: some load it, some do not.
  [/^\/models\//, { ...everyPage, script: 138.7, picture: 107, html: 101.5, total: 310 }],
  // Its HTML contains the list of dealers with the hours of their week, which other tests make longer.
  [
    /^\/find-a-dealer$/,
    { ...everyPage, script: 187, style: 23.3, picture: 0, html: 172, total: 262 },
  ],
  // The forms that ask for free times. What shows the times is loaded with them. Their fields, as those of all forms, say how
  // a date is typed, and begin with no answer, where there is no script.
  [/^\/test-drive$/, { ...formPage, script: 140.3, picture: 37, total: 246.6 }],
  [/^\/book-service$/, { ...picturePage, script: 144.6, total: 233.8 }],
  // The form with the largest script: colors, terms of payment, a choice of cars by their pictures, and the sum that
  // follows the city.
  [/^\/book-now$/, { ...formPage, script: 150.6, picture: 25, html: 70.4, total: 242 }],
  // A form, the car in profile, and a table of figures; the finance page starts with the choice of a kind and a car. They
  // remember the visitor's choices.
  [
    /^\/(on-road-price|finance)$/,
    { ...formPage, script: 143.8, picture: 20.5, html: 45.3, total: 225.3 },
  ],
  [
    /^\/compare$/,
    { ...formPage, script: 138.7, style: 21.5, picture: 32, html: 49.5, total: 236.3 },
  ],
  [/^\/careers\/apply$/, { ...formPage, script: 136.9 }],
  [/^\/contact-us$/, { ...picturePage, script: 134.6 }],
  [/^\/parts-request$/, { ...picturePage, script: 134, total: 230.5 }],
  [/^\/become-a-dealer$/, picturePage],
  // Its texts from staff are set in their own direction, as those of news, events and media.
  [/^\/careers$/, { ...picturePage, script: 133.8 }],
  [/^\/newsletter$/, picturePage],
  [/^\/about-us\/gwm$/, { ...picturePage, picture: 43 }],
  [/^\/(about-us.*|after-sales|warranty)$/, picturePage],
  [/^\/features\//, { ...picturePage, picture: 42 }],
  [/^\/news-and-events\/events$/, { ...everyPage, script: 133.8, picture: 181, total: 365 }],
  [/^\/(news|news-and-events\/.+)$/, { ...everyPage, script: 133.8, picture: 68, total: 258 }],
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
  '/dashboard': { ...anyScreen, script: 351, total: 406.5 },
  '/test-drives': { ...anyScreen, script: 249.5, total: 304 },
  '/job-openings': { ...anyScreen, script: 217.5, total: 272 },
  '/dealer-management': { ...anyScreen, script: 244.5, total: 299 },
  '/news-management': {
    ...anyScreen,
    script: 223.5,
    picture: 91,
    largestPicture: 28,
    total: 368,
  },
  '/my-day': { ...anyScreen, script: 253, total: 308 },
  '/calendar': { ...anyScreen, script: 263, total: 318 },
  '/reports': { ...anyScreen, script: 256.5, total: 312.5 },
  '/tariffs': { ...anyScreen, script: 253, total: 308.5 },
  '/quotes': { ...anyScreen, script: 213, total: 268 },
  '/price-calculator': { ...anyScreen, script: 222.5, total: 277 },
  '/audit': { ...anyScreen, script: 276.5, total: 333 },
};

/** Returns the budget of a public page. */
export function findBudget(path: string): Weight {
  return groups.find(([pages]) => pages.test(path))?.[1] ?? textPage;
}

/** Describes each kind of file that exceeds a page's budget. */
export function overweight(path: string, weight: Weight, budget: Weight): string[] {
  return (Object.entries(budget) as [keyof Weight, number][])
    .filter(([kind, max]) => weight[kind] > max)
    .map(([kind, max]) => `${path}: ${kind} ${weight[kind].toFixed(1)} KB, at most ${max}`);
}
