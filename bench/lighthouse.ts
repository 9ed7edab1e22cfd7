/** `npm run lighthouse`: what Lighthouse says of the built site on a phone; fails below the bars. */
import { launch } from 'chrome-launcher';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { middleOf, missedBars } from './page-bars.ts';

const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 1);
const usualPages = '/ /models /models/haval-h6 /find-a-dealer /news-and-events/news /faq';
const pages = (process.env.LIGHTHOUSE_PAGES ?? usualPages).split(' ');

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const columns: [head: string, of: (audit: PageAudit) => string][] = [
  ['perf', ({ performance }) => String(performance)],
  ['a11y', ({ accessibility }) => String(accessibility)],
  ['best', ({ bestPractices }) => String(bestPractices)],
  ['seo', ({ seo }) => String(seo)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['LCP s', ({ largestPaintMs }) => (largestPaintMs / 1000).toFixed(1)],
  ['TBT ms', ({ blockedMs }) => blockedMs.toFixed(0)],
  ['JS', ({ scriptKb }) => scriptKb.toFixed(0)],
  ['CSS', ({ styleKb }) => styleKb.toFixed(0)],
  ['fonts', ({ fontKb }) => fontKb.toFixed(0)],
  ['picture', ({ largestPictureKb }) => largestPictureKb.toFixed(0)],
  ['all KB', ({ totalKb }) => totalKb.toFixed(0)],
];

function row(cells: readonly string[], name: string): string {
  return [...cells.map((cell) => cell.padStart(7)), ` ${name}`].join(' ');
}

/** Each page in a browser of its own: nothing of one helps another. */
async function auditAfresh(url: string): Promise<PageAudit> {
  const chromePath = process.env.CHROMIUM_PATH;
  const chrome = await launch({ chromeFlags, ...(chromePath && { chromePath }) });
  try {
    return await auditPage(url, chrome.port);
  } finally {
    chrome.kill();
  }
}

// The site has to know its own address before it listens.
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = await startServer({
  PORT: String(port),
  HOST: 'localhost',
  PUBLIC_URL: origin,
  MAP_TILES_URL: 'none',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});
try {
  const audits = new Map<string, PageAudit>();
  console.log(
    `Lighthouse, phone, the middle of ${rounds}; sizes in KB as sent, before scrolling\n`,
  );
  console.log(
    row(
      columns.map(([head]) => head),
      'page',
    ),
  );
  for (const path of pages) {
    const found: PageAudit[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await auditAfresh(origin + path));
    const audit = middleOf(found);
    audits.set(path, audit);
    console.log(
      row(
        columns.map(([, of]) => of(audit)),
        path,
      ),
    );
  }
  const missed = [...audits].flatMap(([path, audit]) => missedBars(path, audit));
  for (const [path, { shortcomings }] of audits) {
    if (shortcomings.length > 0)
      console.log(`\n${path} loses points by ${shortcomings.join(', ')}`);
  }
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery bar is reached.');
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await server.end('SIGTERM');
}
