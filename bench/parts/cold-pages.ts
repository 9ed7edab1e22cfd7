import { alternate, median } from '../compare.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { withStage } from '../stage.ts';
import { openRenderers } from './renderers.ts';

const rounds = 5;
const roundMs = 3_000;
const atOnce = 4;
const bar = 0.7;
const pages = ['/', '/models/haval-h6', '/find-a-dealer', '/news-and-events/news'];

/** How many pages a second a renderer makes, several at once. */
async function rateOf(render: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let made = 0;
  const work = async () => {
    while (performance.now() - startedAt < roundMs) {
      await render();
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (made / (performance.now() - startedAt)) * 1000;
}

async function measure(): Promise<Figures> {
  return await withStage(async (stage) => {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const page of pages) {
      console.log(page);
      const { whole, bare } = await openRenderers(stage, page);
      const measured = await alternate(
        { ours: () => rateOf(whole), other: () => rateOf(bare) },
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
      about: `A page that is not kept: its loaders run, the tree rendered, headers and hashes made, on data that was read from the database once for all pages (every ten seconds, and after each change); beside React's renderToReadableStream of the same tree with the data at hand; both as plain text: a page is compressed when somebody asks for it so. In one process, ${atOnce} pages at once, ${rounds} rounds of ${roundMs / 1000} s each, alternating; medians. That many who ask for one page at once have it made once is a test (tests/api/page-cache.test.ts).`,
      head: ['page', 'ours/s', 'bare/s', 'ratio', 'bar', 'met'],
      rows,
      missed,
    };
  });
}

export const coldPages: Part = {
  name: 'cold-pages',
  title: 'Pages that are not kept yet',
  measure,
};
