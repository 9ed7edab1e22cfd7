import type { Page, Request } from '@playwright/test';
import type { Weight } from './budgets.ts';

const quietMs = 800;

interface Transfer {
  type: string;
  kb: number;
}

/** Waits until no request has started or ended for a while; open streams do not count. */
async function settle(page: Page, lastAt: () => number): Promise<void> {
  while (Date.now() - lastAt() < quietMs) await page.waitForTimeout(100);
}

async function measureTransfer(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    type: request.resourceType(),
    kb: (responseBodySize + responseHeadersSize) / 1024,
  };
}

/** Opens a page in a browser with an empty cache, and weighs what it loads. Returns its HTML, too. */
export async function weighPage(
  page: Page,
  path: string,
): Promise<{ weight: Weight; html: string }> {
  const finished: Request[] = [];
  let lastActivityAt = Date.now();
  const noteActivity = () => {
    lastActivityAt = Date.now();
  };
  page.on('request', noteActivity);
  page.on('requestfinished', (request) => {
    noteActivity();
    finished.push(request);
  });
  const document = await page.goto(path);
  await settle(page, () => lastActivityAt);
  const transfers = await Promise.all(finished.map(measureTransfer));
  const sumKilobytes = (files: readonly Transfer[]) => files.reduce((sum, { kb }) => sum + kb, 0);
  const filterByType = (type: string) => transfers.filter((file) => file.type === type);
  const html = (await document?.body()) ?? Buffer.alloc(0);
  const weight = {
    script: sumKilobytes(filterByType('script')),
    style: sumKilobytes(filterByType('stylesheet')),
    font: sumKilobytes(filterByType('font')),
    picture: sumKilobytes(filterByType('image')),
    html: html.length / 1024,
    largestPicture: Math.max(0, ...filterByType('image').map(({ kb }) => kb)),
    total: sumKilobytes(transfers.filter(({ type }) => type !== 'fetch' && type !== 'xhr')),
  };
  return { weight, html: html.toString() };
}
