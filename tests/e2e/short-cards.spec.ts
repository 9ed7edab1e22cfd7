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
  '/message-templates',
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

for (const [path, label, height] of [
  ['/tariffs', 'Counts', 150],
  ['/staff-accounts', 'Role', 150],
  ['/newsletter-issues', 'Created', 160],
] as const) {
  test(
    `on a phone the records of ${path} are short cards that name their facts`,
    onDesktop,
    async ({ page }) => {
      await openOffice(page, path, 'admin');
      const card = page.locator('tbody tr').first();
      await expect(card.getByText(label, { exact: true })).toBeVisible();
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(height);
      await expectNoSidewaysScroll(page);
    },
  );
}

for (const [path, fact] of [
  ['/contact-inquiries', /Delivery time|Price of the trims|Charging at home|Warranty/],
  ['/vehicle-bookings', /PKR [\d,]+/],
  ['/test-drives', /^HAVAL /],
  ['/service-appointments', /Oil Change|Brake Service/],
  ['/parts-requests', /Air filter element|Wiper blades, front/],
  ['/dealer-applications', /Okara|Gujrat/],
] as const) {
  test(`on a phone the cards of ${path} say what to decide by`, onDesktop, async ({ page }) => {
    await openOffice(page, `${path}?search=Sample+Customer`, 'admin');
    const card = page.locator('tbody tr', { hasText: /Sample Customer \d{1,2}(?!\d)/ }).first();
    await expect(card.getByText(fact).filter({ visible: true }).first()).toBeVisible();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(170);
  });
}
