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
  /** Everything including the page, except responses of API calls, which are as long as their lists. */
  total: number;
}

/** The limits of every public page. */
const everyPage = {
  script: 132,
  style: 20,
  font: 50,
  largestPicture: 60,
};

const textPage: Weight = { ...everyPage, picture: 6, total: 205 };
const formPage: Weight = { ...everyPage, picture: 6, total: 215 };
/** A page that starts with a large picture. */
const picturePage: Weight = { ...everyPage, picture: 40, total: 225 };

/** Groups of public pages and their budgets; the first pattern that matches a path counts. */
const groups: [pages: RegExp, budget: Weight][] = [
  [/^\/$/, { ...everyPage, picture: 48, total: 250 }],
  [/^\/models$/, { ...everyPage, picture: 66, total: 250 }],
  [/^\/models\//, { ...everyPage, picture: 100, total: 285 }],
  [/^\/find-a-dealer$/, { ...everyPage, script: 187, picture: 0, total: 262 }],
  [/^\/test-drive$/, { ...formPage, picture: 37, total: 242 }],
  // The form with the largest script: colors, prices and a choice of cars by their pictures.
  [/^\/book-now$/, { ...formPage, script: 134, picture: 23, total: 234 }],
  [/^\/careers\/apply$/, { ...formPage, script: 134 }],
  [/^\/(contact-us|parts-request|book-service|become-a-dealer|careers)$/, picturePage],
  [/^\/(about-us.*|after-sales|warranty|features\/.+)$/, picturePage],
  [/^\/news-and-events\/events$/, { ...everyPage, picture: 181, total: 365 }],
  [/^\/(news|news-and-events\/.+)$/, { ...everyPage, picture: 67, total: 258 }],
];

const anyScreen = { style: 11.9, font: 38.2, picture: 1, largestPicture: 1 };

/** The budgets of the back office's sign-in and main screens, by path. */
export const officeBudgets: Record<string, Weight> = {
  '/login': { ...anyScreen, script: 132, total: 185 },
  '/dashboard': { ...anyScreen, script: 339, total: 392 },
  '/test-drives': { ...anyScreen, script: 224, total: 276 },
  '/job-openings': { ...anyScreen, script: 206, total: 258 },
  '/dealer-management': { ...anyScreen, script: 214, total: 266 },
  '/news-management': { ...anyScreen, script: 214, picture: 87, largestPicture: 28, total: 359 },
  '/audit': { ...anyScreen, script: 238, total: 289 },
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
