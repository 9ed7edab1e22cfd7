import { launch } from 'chrome-launcher';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type Figures, verdict } from '../figures.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { entrances, findMedian, listMissedBars, pricePages, urduPages } from './page-bars.ts';

const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);
const pages = [...entrances, ...pricePages, '/news-and-events/news', '/faq', ...urduPages];

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

const columns: [head: string, format: (audit: PageAudit) => string][] = [
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

/** Audits a page in a new browser, so that no cache is shared. */
async function auditInNewBrowser(url: string): Promise<PageAudit> {
  const chromePath = process.env.CHROMIUM_PATH;
  const chrome = await launch({ chromeFlags, ...(chromePath && { chromePath }) });
  try {
    return await auditPage(url, chrome.port);
  } finally {
    chrome.kill();
  }
}

/** Audits a page, a second time if Lighthouse fails to record the first, which happens about once in fifty times. */
async function auditReliably(url: string): Promise<PageAudit> {
  try {
    return await auditInNewBrowser(url);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return await auditInNewBrowser(url);
  }
}

async function auditAll(origin: string): Promise<Map<string, PageAudit>> {
  const audits = new Map<string, PageAudit>();
  for (const path of pages) {
    const results: PageAudit[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await auditReliably(origin + path));
    const audit = findMedian(results);
    audits.set(path, audit);
    console.log(path, audit.performance, `loses points for: ${audit.shortcomings.join(', ')}`);
  }
  return audits;
}

/** Audits the public pages with Lighthouse. */
export async function measureLighthouse(): Promise<Figures> {
  // PUBLIC_URL must contain the port before the server listens.
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
      about: `A phone on a slow line, a new browser for each page, medians of ${rounds}. Sizes are KB as sent, before scrolling, without answers of the API; tests/weights/budgets.ts holds their limits.`,
      head: ['page', ...columns.map(([head]) => head), 'met'],
      rows: [...audits].map(([path, audit]) => [
        path,
        ...columns.map(([, format]) => format(audit)),
        verdict(listMissedBars(path, audit).length === 0),
      ]),
      missed: [...audits].flatMap(([path, audit]) => listMissedBars(path, audit)),
    };
  } finally {
    await server.end('SIGTERM');
  }
}
