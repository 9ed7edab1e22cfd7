import type { Page } from '@playwright/test';

/** Browsers tell of no event that was shown sooner than this. */
const shortestMs = 16;
/** So long after an event is shown a browser may take to tell of it. */
const toldWithinMs = 400;

/**
 * Has a page note how long each interaction took from the finger to the next paint, as INP counts; and
 * the moves of a drag, which INP leaves out. To be called before the page is opened.
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
    const afterPaint = (tell: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = tell;
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

/** Does something to a page; answers how long the slowest of its events took to be shown, in ms. */
export async function timeEvents(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(toldWithinMs);
  await page.evaluate(() => Reflect.get(window, 'eventTimes').splice(0));
  await act();
  await page.waitForTimeout(toldWithinMs);
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'eventTimes'));
  return Math.max(shortestMs, ...times);
}
