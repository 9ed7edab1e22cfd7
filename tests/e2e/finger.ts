import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const moves = 9;

/** What Playwright can't do yet: a finger that goes straight across the page. In pixels of the window. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let move = 1; move <= moves; move += 1) {
    const part = move / moves;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch('touchMove', at);
  }
  await touch('touchEnd');
}
