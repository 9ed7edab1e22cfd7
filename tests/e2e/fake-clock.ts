import type { Page } from '@playwright/test';

/** Installs a paused clock that only the test advances. */
export async function installFakeClock(page: Page): Promise<void> {
  const start = new Date('2026-11-20T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}
