import type { Browser, Page } from '@playwright/test';

/** How many times slower the processor is made. */
export const slowness = 4;

/** What is measured: the product at its address, in a browser. */
export interface Subject {
  browser: Browser;
  origin: string;
}

/** A page in a browser without memory, its processor slowed. */
export async function openSlowPage({ browser, origin }: Subject, settings: object): Promise<Page> {
  const context = await browser.newContext({ ...settings, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}
