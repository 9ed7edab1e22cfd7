import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const region = (page: Page) => page.getByRole('region', { name: 'Map of dealers' });
export const map = (page: Page) => region(page).getByRole('application', { name: 'Map' });
export const pin = (page: Page, name: string) =>
  map(page).getByRole('button', { name, exact: true });

/** A map drawn without a GPU takes long to settle. */
const settledWithinMs = 15_000;

/** Waits until an element is within the map's frame. */
export async function expectWithin(frame: Locator, inner: Locator): Promise<void> {
  const isWithin = async () => {
    const [outer, box] = [await frame.boundingBox(), await inner.boundingBox()];
    if (!outer || !box) return false;
    const isAcross = box.x >= outer.x && box.x + box.width <= outer.x + outer.width;
    return isAcross && box.y >= outer.y && box.y + box.height <= outer.y + outer.height;
  };
  await expect.poll(isWithin, { timeout: settledWithinMs }).toBe(true);
}
