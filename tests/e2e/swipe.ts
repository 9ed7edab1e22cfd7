import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const moves = 9;

/** Swipes with one finger, in pixels of the window. Playwright has no method for it yet. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let move = 1; move <= moves; move += 1) {
    const progress = move / moves;
    const at = { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
    await touch('touchMove', at);
  }
  await touch('touchEnd');
}
