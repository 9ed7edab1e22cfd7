import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut], hasTouch: true, viewport: { width: 360, height: 800 } });

for (const path of [
  '/news-management',
  '/event-management',
  '/media-management',
  '/dealer-management',
  '/job-openings',
  '/price-calculator?tab=cars',
  '/price-calculator?tab=cities',
]) {
  test(
    `on a phone the records of ${path} are short cards with buttons of 44 px`,
    onDesktop,
    async ({ page }) => {
      await openOffice(page, path, 'admin');
      const card = page.locator('tbody tr').first();
      await expect(card).toBeVisible();
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(150);
      const edit = await card.getByRole('button', { name: /^Edit / }).boundingBox();
      expect(Math.min(edit?.width ?? 0, edit?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(page);
    },
  );
}
