/**
 * What a page sends to a phone before anyone scrolls, in KB (1024 bytes), compressed, with headers. Pictures that
 * are about to be scrolled to are in it: how far ahead a browser asks for them is its own affair.
 */
export interface Weight {
  script: number;
  style: number;
  font: number;
  /** All pictures together. */
  picture: number;
  largestPicture: number;
  /** All of it, the page itself too; but answers to its calls, which are as long as lists are. */
  total: number;
}

/** What holds for every page that visitors see. */
const everyPage = {
  script: 131,
  style: 20,
  font: 50,
  largestPicture: 60,
};

const reading: Weight = { ...everyPage, picture: 6, total: 205 };
const form: Weight = { ...everyPage, picture: 6, total: 215 };
/** A page that begins with a picture of the studio. */
const pictured: Weight = { ...everyPage, picture: 40, total: 225 };

/** The families of pages, what they may weigh: the first that a path matches counts. */
const families: [pages: RegExp, budget: Weight][] = [
  [/^\/$/, { ...everyPage, picture: 48, total: 250 }],
  [/^\/models$/, { ...everyPage, picture: 66, total: 250 }],
  [/^\/models\//, { ...everyPage, picture: 100, total: 280 }],
  [/^\/find-a-dealer$/, { ...everyPage, script: 187, picture: 0, total: 262 }],
  [/^\/test-drive$/, { ...form, picture: 37, total: 242 }],
  [/^\/book-now$/, { ...form, picture: 22, total: 232 }],
  [/^\/careers\/apply$/, form],
  [/^\/(contact-us|parts-request|book-service|become-a-dealer|careers)$/, pictured],
  [/^\/(about-us.*|after-sales|warranty|features\/.+)$/, pictured],
  [/^\/news-and-events\/events$/, { ...everyPage, picture: 175, total: 360 }],
  [/^\/(news|news-and-events\/.+)$/, { ...everyPage, picture: 66, total: 257 }],
];

const anyScreen = { style: 11.2, font: 38.2, picture: 1, largestPicture: 1 };

/** The back office's sign-in and main screens, by their paths within it. */
export const officeBudgets: Record<string, Weight> = {
  '/login': { ...anyScreen, script: 132, total: 185 },
  '/dashboard': { ...anyScreen, script: 339, total: 392 },
  '/test-drives': { ...anyScreen, script: 218, total: 270 },
  '/job-openings': { ...anyScreen, script: 206, total: 258 },
  '/dealer-management': { ...anyScreen, script: 214, total: 266 },
  '/news-management': { ...anyScreen, script: 214, picture: 87, largestPicture: 28, total: 359 },
  '/audit': { ...anyScreen, script: 227, total: 280 },
};

/** What a page that visitors see may weigh. */
export function budgetOf(path: string): Weight {
  return families.find(([pages]) => pages.test(path))?.[1] ?? reading;
}

/** In words, each kind of which a page sends more than its budget allows. */
export function overweight(path: string, weight: Weight, budget: Weight): string[] {
  return (Object.entries(budget) as [keyof Weight, number][])
    .filter(([kind, most]) => weight[kind] > most)
    .map(([kind, most]) => `${path}: ${kind} ${weight[kind].toFixed(1)} KB, at most ${most}`);
}
