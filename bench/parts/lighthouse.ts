import { launch } from 'chrome-launcher';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { entrances, middleOf, missedBars } from './page-bars.ts';

const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);
const pages = [...entrances, '/news-and-events/news', '/faq'];

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
  ['performance', ({ performance }) => String(performance)],
  ['accessibility', ({ accessibility }) => String(accessibility)],
  ['best practices', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
  ['shift', ({ shift }) => shift.toFixed(3)],
  ['largest paint, s', ({ largestPaintMs }) => (largestPaintMs / 1000).toFixed(1)],
  ['blocked, ms', ({ blockedMs }) => blockedMs.toFixed(0)],
  ['script', ({ scriptKb }) => scriptKb.toFixed(0)],
  ['style', ({ styleKb }) => styleKb.toFixed(0)],
  ['fonts', ({ fontKb }) => fontKb.toFixed(0)],
  ['largest picture', ({ largestPictureKb }) => largestPictureKb.toFixed(0)],
  ['all', ({ totalKb }) => totalKb.toFixed(0)],
];

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

async function auditAll(origin: string): Promise<Map<string, PageAudit>> {
  const audits = new Map<string, PageAudit>();
  for (const path of pages) {
    const found: PageAudit[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await auditAfresh(origin + path));
    const audit = middleOf(found);
    audits.set(path, audit);
    console.log(path, audit.performance, `loses points by: ${audit.shortcomings.join(', ')}`);
  }
  return audits;
}

async function measure(): Promise<Figures> {
  // The site has to know its own address before it listens.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: origin,
    MAP_TILES_URL: 'none',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const server = await startServer(settings);
  try {
    const audits = await auditAll(origin);
    return {
      about: `Lighthouse's phone on its slow line, each page in a browser of its own, the middle of ${rounds}; sizes in KB as sent, before scrolling. The budgets are those of tests/weights/budgets.ts.`,
      head: ['page', ...columns.map(([head]) => head), 'met'],
      rows: [...audits].map(([path, audit]) => [
        path,
        ...columns.map(([, of]) => of(audit)),
        verdict(missedBars(path, audit).length === 0),
      ]),
      missed: [...audits].flatMap(([path, audit]) => missedBars(path, audit)),
    };
  } finally {
    await server.end('SIGTERM');
  }
}

export const lighthouse: Part = { name: 'lighthouse', title: 'Lighthouse', measure };
