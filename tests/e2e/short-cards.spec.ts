import type { Locator } from '@playwright/test';
import { filterButton } from './office-lists.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut], hasTouch: true, viewport: { width: 360, height: 800 } });

// screens.spec.ts looks at the cards of the other lists.
for (const path of ['/price-calculator?tab=cars', '/price-calculator?tab=cities']) {
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
  ['/tariffs', 'Valid', 150],
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

test(
  'on a phone a staff account is a short card: name and role, beside them state and action',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/staff-accounts?search=hr', 'admin');
    const link = page.getByRole('link', { name: 'hr', exact: true });
    const card = page.locator('tbody tr').filter({ has: link });
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(115);
    await expectNoSidewaysScroll(page);
    const measure = async (place: Locator) => {
      const box = await place.boundingBox();
      if (!box) throw new Error('not shown');
      return { ...box, end: box.x + box.width, middle: box.y + box.height / 2 };
    };
    const name = await measure(link);
    const role = await measure(card.getByText('HR Admin', { exact: true }));
    const state = await measure(card.getByText('Enabled', { exact: true }));
    const action = await measure(card.getByRole('button', { name: /^Password and sessions/ }));
    expect(role.middle).toBeGreaterThan(name.middle);
    expect(Math.abs(state.middle - role.middle)).toBeLessThan(3);
    expect(state.x).toBeGreaterThan(role.end);
    expect(action.x).toBeGreaterThan(state.end);
    expect(Math.abs(action.middle - state.middle)).toBeLessThan(3);
    // Facts stand in columns: their labels begin at one height.
    const labels = ['Permissions', 'Second factor', 'Last seen'];
    const tops = await Promise.all(
      labels.map(async (label) => (await measure(card.getByText(label, { exact: true }))).y),
    );
    expect(new Set(tops).size).toBe(1);
  },
);

test(
  'on a phone a template shows its subject, the beginning of its text, and what it is for',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/message-templates?search=Inquiry+received', 'admin');
    const card = page.locator('tbody tr').first();
    await expect(card.getByText(/^Dear {{firstName}}, Thank you/)).toBeVisible();
    const places = [
      card.getByText('English', { exact: true }),
      card.getByText('Contact Inquiries', { exact: true }),
      card.getByRole('button', { name: /^Edit / }),
    ];
    const middles = await Promise.all(
      places.map(async (place) => {
        const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
        return y + height / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
);

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

test(
  'on a phone the owner of a request stands on the line of its fact',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/test-drives?search=Sample+Customer', 'admin');
    const card = page.locator('tbody tr', { hasText: /Sample Customer \d{1,2}(?!\d)/ }).first();
    const center = async (part: string) => {
      const { y = 0, height = 0 } = (await card.locator(part).first().boundingBox()) ?? {};
      return y + height / 2;
    };
    const fact = await center('[data-slot="appointment"] > span:last-child');
    expect(Math.abs((await center('[data-owner]')) - fact)).toBeLessThan(0.6);
  },
);

test(
  'on a phone search, filters, order and the menu of a list take one line, and the list begins soon',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/contact-inquiries', 'admin');
    const card = page.locator('tbody tr').first();
    await expect(card).toBeVisible();
    const menu = page.getByRole('button', { name: 'Views and more' });
    const controls = [
      page.getByRole('searchbox'),
      filterButton(page),
      page.getByRole('combobox', { name: 'Sort by' }),
      menu,
    ];
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(42);
      expect(Math.abs((box?.y ?? 0) - (boxes[0]?.y ?? 0))).toBeLessThanOrEqual(1);
    }
    // The count has a line of its own.
    expect((await card.boundingBox())?.y).toBeLessThanOrEqual(262);
    await menu.click();
    const items = page.getByRole('menuitem');
    await expect(items.filter({ hasText: 'Export CSV' })).toHaveAttribute('href', /contact/);
    await items.filter({ hasText: 'Select all on this page' }).click();
    await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
  },
);

test(
  'on a phone the status of a card is a small badge that can be pressed on 44 px',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/contact-inquiries', 'admin');
    const status = page.locator('tbody tr').first().getByRole('combobox');
    expect((await status.boundingBox())?.height).toBe(44);
    await expect(status).toHaveCSS('font-size', '16px');
    const badge = await status.locator('..').boundingBox();
    expect(badge?.height).toBeLessThanOrEqual(28);
  },
);
