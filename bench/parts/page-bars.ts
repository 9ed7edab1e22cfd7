import { budgetOf } from '#tests/weights/budgets.ts';
import type { PageAudit } from './audit-page.ts';

type Measure = Exclude<keyof PageAudit, 'shortcomings'>;

/** The pages on which most visits begin. */
export const entrances = ['/', '/models', '/models/haval-h6', '/find-a-dealer'];

/** What a page has to reach. */
const leastOf = (path: string): Partial<Record<Measure, number>> => ({
  performance: entrances.includes(path) ? 98 : 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
});

/** What a page may not exceed: its shift, its times, and the budget of its weight. */
function mostOf(path: string): Partial<Record<Measure, number>> {
  const { script, style, font, largestPicture, total } = budgetOf(path);
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

const entriesOf = (bars: Partial<Record<Measure, number>>) =>
  Object.entries(bars) as [Measure, number][];

/** The bars that a page misses, in words. */
export function missedBars(path: string, audit: PageAudit): string[] {
  const tooLow = entriesOf(leastOf(path))
    .filter(([measure, bar]) => !(audit[measure] >= bar))
    .map(([measure, bar]) => `${measure} ${audit[measure]}, at least ${bar}`);
  const tooHigh = entriesOf(mostOf(path))
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
