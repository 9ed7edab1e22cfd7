import type { PageAudit } from './audit-page.ts';

type Measure = Exclude<keyof PageAudit, 'shortcomings'>;

/** What every page has to reach, and what it may not exceed. */
const atLeast: Partial<Record<Measure, number>> = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};
const atMost: Partial<Record<Measure, number>> = {
  shift: 0.02,
  scriptKb: 130,
  styleKb: 20,
  fontKb: 50,
};

/** The pages that are mostly pictures have a bar for all that is loaded before anyone scrolls. */
const heavyPages = [/^\/$/, /^\/models\/.+/];
const heavyPageKb = 280;

const entriesOf = (bars: Partial<Record<Measure, number>>) =>
  Object.entries(bars) as [Measure, number][];

/** The bars that a page misses, in words. */
export function missedBars(path: string, audit: PageAudit): string[] {
  const tooLow = entriesOf(atLeast)
    .filter(([measure, bar]) => !(audit[measure] >= bar))
    .map(([measure, bar]) => `${measure} ${audit[measure]}, at least ${bar}`);
  const isHeavy = heavyPages.some((pattern) => pattern.test(path));
  const limits = isHeavy ? { ...atMost, totalKb: heavyPageKb } : atMost;
  const tooHigh = entriesOf(limits)
    .filter(([measure, bar]) => !(audit[measure] <= bar))
    .map(([measure, bar]) => `${measure} ${audit[measure].toFixed(3)}, at most ${bar}`);
  return [...tooLow, ...tooHigh].map((missed) => `${path}: ${missed}`);
}

/** The audit in the middle, by performance, of several of one page. */
export function middleOf(audits: readonly PageAudit[]): PageAudit {
  const sorted = [...audits].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no audits');
  return middle;
}
