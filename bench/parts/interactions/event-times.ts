import type { Page } from '@playwright/test';

/** Browsers do not report events that are shown sooner than this. */
const minMs = 16;
/** The maximum delay after which browsers report an event. */
const reportDelayMs = 400;

/**
 * Makes a page record the time of each interaction from the input to the next paint, like INP, and also
 * the moves of a drag, which INP ignores. Call it before the page is opened.
 */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { eventTimes: times });
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) times.push(entry.duration);
      }
    }).observe(events);
    const afterPaint = (callback: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = callback;
        port2.postMessage(null);
      });
    document.addEventListener(
      'pointermove',
      ({ timeStamp, buttons }) => {
        if (buttons) afterPaint(() => times.push(performance.now() - timeStamp));
      },
      { capture: true },
    );
  });
}

/** Runs an interaction and returns the time until its slowest event was shown, in ms. */
export async function timeEvents(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(reportDelayMs);
  await page.evaluate(() => Reflect.get(window, 'eventTimes').splice(0));
  await act();
  await page.waitForTimeout(reportDelayMs);
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'eventTimes'));
  return Math.max(minMs, ...times);
}
