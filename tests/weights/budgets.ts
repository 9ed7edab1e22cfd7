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
  script: 132,
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
  [/^\/quote\//, { ...everyPage, script: 135, picture: 60, html: 50, total: 245 }],
  [/^\/$/, { ...everyPage, picture: 48, html: 60, total: 250 }],
  [/^\/models$/, { ...everyPage, picture: 66, html: 48, total: 250 }],
  // The fifth picture is at the edge of what browsers load ahead: some load it, some do not.
  [/^\/models\//, { ...everyPage, picture: 107, html: 94, total: 307 }],
  // Its HTML contains the list of dealers, which other tests make longer.
  [
    /^\/find-a-dealer$/,
    { ...everyPage, script: 187, style: 22.8, picture: 0, html: 150, total: 262 },
  ],
  // The forms that ask for free times. What shows the times is loaded with them.
  [/^\/test-drive$/, { ...formPage, script: 138, picture: 37, total: 245 }],
  [/^\/book-service$/, { ...picturePage, script: 139, total: 230 }],
  // The form with the largest script: colors, prices and a choice of cars by their pictures.
  [/^\/book-now$/, { ...formPage, script: 140, picture: 24, html: 66, total: 234 }],
  // A form, the car in profile, and a table of figures; the finance page starts with the choice of a kind and a car.
  [/^\/(on-road-price|finance)$/, { ...formPage, script: 140.2, picture: 20.5, total: 220 }],
  [/^\/compare$/, { ...formPage, script: 136, style: 21, picture: 31, html: 49, total: 231 }],
  [/^\/careers\/apply$/, { ...formPage, script: 135.5 }],
  [/^\/(contact-us|parts-request|become-a-dealer|careers)$/, picturePage],
  [/^\/newsletter$/, picturePage],
  [/^\/(about-us.*|after-sales|warranty)$/, picturePage],
  [/^\/features\//, { ...picturePage, picture: 41 }],
  [/^\/news-and-events\/events$/, { ...everyPage, picture: 181, total: 365 }],
  [/^\/(news|news-and-events\/.+)$/, { ...everyPage, picture: 67, total: 258 }],
];

const anyScreen = { style: 16.1, font: 38.2, picture: 1, largestPicture: 1, html: 4 };

/** The budgets of the back office's sign-in and of screens of every kind, by path. */
export const officeBudgets: Record<string, Weight> = {
  '/login': { ...anyScreen, script: 132, total: 186 },
  '/dashboard': { ...anyScreen, script: 341.4, total: 396.9 },
  '/test-drives': { ...anyScreen, script: 236.3, total: 290.6 },
  '/job-openings': { ...anyScreen, script: 211.9, total: 265.7 },
  '/dealer-management': { ...anyScreen, script: 234.3, total: 288.8 },
  '/news-management': {
    ...anyScreen,
    script: 219.3,
    picture: 87,
    largestPicture: 28,
    total: 362.4,
  },
  '/my-day': { ...anyScreen, script: 241, total: 296 },
  '/calendar': { ...anyScreen, script: 248, total: 303 },
  '/reports': { ...anyScreen, script: 244.5, total: 299.5 },
  '/tariffs': { ...anyScreen, script: 243, total: 297.5 },
  '/quotes': { ...anyScreen, script: 205, total: 259.5 },
  '/price-calculator': { ...anyScreen, script: 216.5, total: 271 },
  '/audit': { ...anyScreen, script: 263.8, total: 319.9 },
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
