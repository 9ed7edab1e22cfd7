import type { Browser, Page } from '@playwright/test';

/** The factor by which the processor is slowed. */
export const slowness = 4;

/** The measured product and the browser that opens it. */
export interface Subject {
  browser: Browser;
  origin: string;
}

/** Opens a page with an empty profile and a slowed processor. */
export async function openSlowPage({ browser, origin }: Subject, settings: object): Promise<Page> {
  const context = await browser.newContext({ ...settings, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}
