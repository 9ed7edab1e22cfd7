import { alternate, median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { withStage } from '../stage.ts';
import { openRenderers } from './renderers.ts';

const rounds = 5;
const roundMs = 3_000;
const concurrency = 4;
const bar = 0.7;
const pages = [
  '/',
  '/models/haval-h6',
  '/find-a-dealer',
  '/news-and-events/news',
  '/on-road-price',
  '/compare',
];

/** Measures how many pages per second a renderer makes, several concurrently. */
async function measureRate(render: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let rendered = 0;
  const work = async () => {
    while (performance.now() - startedAt < roundMs) {
      await render();
      rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return (rendered / (performance.now() - startedAt)) * 1000;
}

/** Compares pages that are not in the cache with React rendering the same tree. */
export async function measureColdPages(): Promise<Figures> {
  return await withStage(async (stage) => {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const page of pages) {
      console.log(page);
      const { product, bare } = await openRenderers(stage, page);
      const measured = await alternate(
        { ours: () => measureRate(product), other: () => measureRate(bare) },
        rounds,
      );
      const ratio = median(measured.map(({ ours, other }) => ours / other));
      const rate = (side: 'ours' | 'other') =>
        median(measured.map((round) => round[side])).toFixed(0);
      rows.push([
        page,
        rate('ours'),
        rate('other'),
        ratio.toFixed(2),
        `≥ ${bar}`,
        verdict(ratio >= bar),
      ]);
      if (ratio < bar) missed.push(`${page}: ${ratio.toFixed(2)} of the bare rate`);
    }
    return {
      about: `The product runs loaders, renders, hashes scripts and makes headers; bare React renders the same tree with the data at hand. Both send plain text. ${concurrency} pages at once, ${rounds} rounds of ${roundMs / 1000} s.`,
      head: ['page', 'ours/s', 'bare/s', 'ratio', 'bar', 'met'],
      rows,
      missed,
    };
  });
}
