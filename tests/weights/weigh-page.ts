import type { Page, Request } from '@playwright/test';
import type { Weight } from './budgets.ts';

const quietMs = 800;

interface Sent {
  type: string;
  kb: number;
}

/** Waits until nothing has been asked for or come for a while; a stream that stays open is no matter. */
async function settle(page: Page, lastAt: () => number): Promise<void> {
  while (Date.now() - lastAt() < quietMs) await page.waitForTimeout(100);
}

async function sentFor(request: Request): Promise<Sent> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    type: request.resourceType(),
    kb: (responseBodySize + responseHeadersSize) / 1024,
  };
}

/** Opens a page in a browser that has seen nothing of it, and weighs what is sent until all is there. */
export async function weighPage(page: Page, path: string): Promise<Weight> {
  const finished: Request[] = [];
  let heardAt = Date.now();
  const hear = () => {
    heardAt = Date.now();
  };
  page.on('request', hear);
  page.on('requestfinished', (request) => {
    hear();
    finished.push(request);
  });
  await page.goto(path);
  await settle(page, () => heardAt);
  const sent = await Promise.all(finished.map(sentFor));
  const kbOf = (files: readonly Sent[]) => files.reduce((sum, { kb }) => sum + kb, 0);
  const of = (type: string) => sent.filter((file) => file.type === type);
  return {
    script: kbOf(of('script')),
    style: kbOf(of('stylesheet')),
    font: kbOf(of('font')),
    picture: kbOf(of('image')),
    largestPicture: Math.max(0, ...of('image').map(({ kb }) => kb)),
    total: kbOf(sent.filter(({ type }) => type !== 'fetch' && type !== 'xhr')),
  };
}
