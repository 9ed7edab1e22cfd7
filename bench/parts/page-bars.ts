import { findBudget } from '#tests/weights/budgets.ts';
import type { PageAudit } from './audit-page.ts';

type Measure = Exclude<keyof PageAudit, 'shortcomings'>;

/** The pages on which most visits start. */
export const entrances = ['/', '/models', '/models/haval-h6', '/find-a-dealer'];

/** The pages on which a buyer learns what a car costs. */
export const pricePages = ['/on-road-price', '/finance', '/compare', '/book-now'];

/** Pages in Urdu, each of a kind that is measured in English, too. */
export const urduPages = ['/ur', '/ur/models/haval-h6', '/ur/book-now', '/ur/faq'];

/** The minimum scores of a page. */
const findLowerBars = (path: string): Partial<Record<Measure, number>> => ({
  performance: entrances.includes(path) ? 98 : 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
});

/** The maximum values of a page: layout shift, times, and its weight budget. */
function findUpperBars(path: string): Partial<Record<Measure, number>> {
  const { script, style, font, largestPicture, total } = findBudget(path);
  return {
    shift: 0.02,
    ...(entrances.includes(path) && { largestPaintMs: 1_800, blockedMs: 100 }),
    scriptKb: script,
    styleKb: style,
    fontKb: font,
    largestPictureKb: largestPicture,
    totalKb: total,
  };
}

const listEntries = (bars: Partial<Record<Measure, number>>) =>
  Object.entries(bars) as [Measure, number][];

/** Describes the bars that a page misses. */
export function listMissedBars(path: string, audit: PageAudit): string[] {
  const tooLow = listEntries(findLowerBars(path))
    .filter(([measure, bar]) => !(audit[measure] >= bar))
    .map(([measure, bar]) => `${measure} ${audit[measure]}, at least ${bar}`);
  const tooHigh = listEntries(findUpperBars(path))
    .filter(([measure, bar]) => !(audit[measure] <= bar))
    .map(([measure, bar]) => `${measure} ${audit[measure].toFixed(3)}, at most ${bar}`);
  return [...tooLow, ...tooHigh].map((missed) => `${path}: ${missed}`);
}

/** Returns the median of several audits of a page, by performance. */
export function findMedian(audits: readonly PageAudit[]): PageAudit {
  const sorted = [...audits].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no audits');
  return middle;
}
