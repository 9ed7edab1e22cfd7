import { phone } from '#tests/support/phone.ts';
import { findBudget, overweight } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { expect, onPhone, test } from './test.ts';

test.use({ deviceScaleFactor: phone.deviceScaleFactor });

for (const path of [
  '/ur',
  '/ur/models',
  '/ur/models/haval-h6',
  '/ur/find-a-dealer',
  '/ur/book-now',
  '/ur/on-road-price',
  '/ur/faq',
]) {
  test(`${path} weighs no more than its budget`, onPhone, async ({ page }) => {
    const { weight } = await weighPage(page, path);
    expect(overweight(path, weight, findBudget(path))).toEqual([]);
  });
}
