import type { Locator, Page } from '@playwright/test';
import { contact } from '#contract/leads/contact.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { automaticHeader } from '#contract/staff/session-life.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { isFocusInSight } from './focus-walk.ts';
import { holdRequests } from './held-requests.ts';
import { closeFilters, openFilters } from './office-lists.ts';
import { addRecord, hiddenDealer, uniqueName } from './office-records.ts';
import { FormOnPage } from './public-forms.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test(
  'starred fields of the office are required, and the form says what the star means',
  onDesktop,
  async ({ page }) => {
    test.slow();
    for (const [path, username] of [
      ['/dealer-management?edit=new', 'hr'],
      ['/job-openings?edit=new', 'hr'],
      ['/news-management?edit=new', 'media'],
      ['/event-management?edit=new', 'media'],
      ['/media-management?edit=new', 'media'],
      ['/price-calculator?tab=cars&edit=new', 'hr'],
      ['/price-calculator?tab=cities&edit=new', 'hr'],
      ['/price-calculator?tab=specifications&edit=new', 'hr'],
      ['/message-templates?edit=new', 'hr'],
      ['/newsletter-issues?edit=new', 'hr'],
      ['/staff-accounts?edit=new', 'admin'],
    ] as const) {
      await openOffice(page, path, username);
      const form = page.getByRole('dialog').locator('form');
      await expect(form.getByText('* required')).toBeVisible();
      const optional = await form
        .locator('label')
        .filter({ hasText: / \*$/ })
        .evaluateAll((labels) =>
          (labels as HTMLLabelElement[])
            .filter(({ control }) => !control?.matches(':required'))
            .map(({ textContent }) => textContent),
        );
      expect(optional, path).toEqual([]);
      expect(await form.locator(':required').count(), path).toBeGreaterThan(0);
    }
  },
);

test(
  'the dialog that deletes a record is described by what goes, and for how long',
  onDesktop,
  async ({ page, request }) => {
    const name = uniqueName('HAVAL Described');
    await addRecord(request, '/dealers', { data: hiddenDealer(name) });
    await openOffice(page, `/dealer-management?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(/moves to the trash for 30 days/);
    await expect(question).toHaveAccessibleDescription(new RegExp(name));
  },
);

test('the footer of the site links the accessibility statement', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('the palette and the filters of changes have visible labels', onDesktop, async ({ page }) => {
  await openOffice(page, '/audit', 'admin');
  await openFilters(page);
  await expect(page.getByText('User', { exact: true }).and(page.locator('label'))).toBeVisible();
  await closeFilters(page);
  await page.keyboard.press('Control+k');
  const label = page.locator('dialog label');
  await expect(label).toHaveText('Screen, name, phone, email, reference, CNIC or VIN');
  await expect(label).toBeVisible();
});

test('search, date range and filters of a list have visible labels', async ({ page, isMobile }) => {
  await openOffice(page, '/test-drives?from=2026-01-01&until=2026-01-31');
  const expectLabels = async (area: Locator, labels: readonly string[]) => {
    for (const label of labels) {
      const text = area.locator('label').filter({ hasText: new RegExp(`^${label}$`) });
      await expect(text).toBeVisible();
      await expect(area.getByLabel(label, { exact: true })).toBeVisible();
    }
  };
  const bar = page.getByRole('search');
  const days = ['Date', 'From', 'To'];
  await expectLabels(bar, isMobile ? ['Search'] : ['Search', ...days]);
  await openFilters(page);
  const others = ['Vehicle', 'Requested dealership', 'Owner', 'Response', 'Source'];
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expectLabels(panel, isMobile ? [...days, ...others] : others);
});

test(
  'the layers of a chart differ by pattern, not by color only',
  onDesktop,
  async ({ page, request }) => {
    for (const { slug, paths } of [contact, partsRequest, testDrive]) {
      const { payload: data, headers } = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
      await request.post(`/api${paths.submit}`, { data, headers });
    }
    await openOffice(page, '/dashboard');
    const chart = page.getByRole('region', { name: /^Requests per day/ });
    await chart.scrollIntoViewIfNeeded();
    const bars = chart.locator('.recharts-bar-rectangle path');
    await expect(bars.first()).toBeVisible();
    const fills = await bars.evaluateAll((all) => [
      ...new Set(all.map((bar) => bar.getAttribute('fill') ?? '')),
    ]);
    expect(fills.length).toBeGreaterThan(2);
    expect(fills.filter((fill) => !fill.startsWith('url(#')).length).toBe(1);
    const marks = await chart
      .locator('pattern path')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('d')));
    expect(new Set(marks).size).toBe(marks.length);
    const legend = await chart
      .locator('li svg rect')
      .evaluateAll((all) => all.map((swatch) => swatch.getAttribute('fill') ?? ''));
    for (const fill of fills) expect(legend).toContain(fill);
  },
);

test('the updates of a dashboard can be paused', onDesktop, async ({ page }) => {
  await page.clock.install();
  await openOffice(page, '/dashboard');
  await expect(page.getByRole('list', { name: 'Statistics' })).toBeVisible();
  const pause = page.getByRole('button', { name: 'Pause updates' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('timer')).toHaveCount(0);
  let isRead = false;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/stats')) isRead = true;
  });
  await page.clock.runFor(400_000);
  await expect(page.getByText('Updates are paused')).toBeVisible();
  expect(isRead).toBe(false);
  const resumed = page.waitForRequest('**/api/test-drive/admin/stats');
  await pause.click();
  await resumed;
  await expect(page.getByRole('timer')).toBeVisible();
});

test(
  'two minutes before an idle session ends, a dialog warns, and one key keeps the session',
  onDesktop,
  async ({ page }) => {
    await disableLiveUpdates(page);
    await page.clock.install();
    await openOffice(page, '/dealer-management');
    // A response that comes after the clock was moved would count as one of that later time.
    await page.waitForLoadState('networkidle');
    const warning = page.getByRole('alertdialog', { name: /signed out in two minutes/ });
    await page.clock.fastForward('11:50:00');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('07:00');
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    const kept = page.waitForResponse('**/api/admin/me');
    await page.keyboard.press('Enter');
    expect((await kept).status()).toBe(200);
    await page.clock.runFor(30_000);
    await expect(warning).toHaveCount(0);
  },
);

test(
  'a list that loads itself again in the background does not put off the warning',
  onDesktop,
  async ({ page }) => {
    await disableLiveUpdates(page);
    await page.clock.install();
    await openOffice(page, '/test-drives');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const polled = page.waitForResponse('**/api/test-drive/admin/test-drives?*');
    await page.clock.fastForward('11:30:00');
    expect((await (await polled).request().allHeaders())[automaticHeader]).toBe('1');
    await page.clock.fastForward('27:00');
    const warning = page.getByRole('alertdialog', { name: /signed out in two minutes/ });
    await expect(warning).toBeVisible();
    const kept = page.waitForRequest('**/api/admin/me');
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    expect((await (await kept).allHeaders())[automaticHeader]).toBeUndefined();
  },
);

test(
  'the status of a row is saved on Enter or when focus leaves, not on every arrow key',
  onDesktop,
  async ({ page, request }) => {
    const lastName = `Arrows ${Date.now()}`;
    const { payload: data, headers } = buildSubmission(testDrive.slug, makeTestDrive({ lastName }));
    await request.post(`/api${testDrive.paths.submit}`, { data, headers });
    await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
    const saved: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'PATCH') saved.push(String(sent.postDataJSON().status));
    });
    const status = page.getByRole('row').getByRole('combobox', { name: /^Status of/ });
    const choices = await status
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    await status.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveValue(choices[2] ?? '');
    await expect(status).toHaveAccessibleDescription('Enter saves, Escape does not');
    expect(saved).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => saved).toEqual([choices[2]]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(status).toHaveValue(choices[2] ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => saved).toEqual([choices[2], choices[3]]);
  },
);

test('rows of office lists have a header, and their cells a label where there is no table head', async ({
  page,
  request,
  isMobile,
}) => {
  await addRecord(request, '/dealers', { data: hiddenDealer(uniqueName('HAVAL Labelled')) });
  await openOffice(page, '/dealer-management');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(row).toBeVisible();
  if (isMobile) await expect(row).toMatchAriaSnapshot('- cell /Location/');
});

test('single-key shortcuts can be turned off', onDesktop, async ({ page }) => {
  await openOffice(page, '/dealer-management');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await page.keyboard.press('?');
  await keys.getByRole('checkbox', { name: /Single-key shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(keys).toHaveCount(0);
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

/** The page's landmarks in Chromium's accessibility tree: Playwright's roles ignore `inert`. */
async function findLandmarks(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role }) => role?.value)
    .filter((role) => role === 'main' || role === 'contentinfo');
}

test(
  'the page behind the open phone menu is out of reach until it closes',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Book a Test Drive' }).last()).toBeVisible();
    await expect.poll(() => findLandmarks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(() => findLandmarks(page)).toEqual(['main', 'contentinfo']);
  },
);

test('untouched required controls are not exposed as invalid', async ({ page }) => {
  await page.goto('/book-service');
  const states = await page
    .getByRole('main')
    .locator('form :is(select, input:not([type=hidden]), textarea)[required]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-invalid')));
  expect(states.length).toBeGreaterThan(0);
  expect(new Set(states)).toEqual(new Set(['false']));
});

test('the search of dealers has a label that stays while typing', async ({ page }) => {
  await page.goto('/find-a-dealer');
  const search = page.getByRole('combobox', { name: 'Your city or postcode' });
  await expect(search).toHaveAttribute('placeholder', 'Your city or postcode');
  await search.fill('Lahore');
  await expect(page.locator('label', { hasText: 'Your city or postcode' })).toBeVisible();
});

test('links to a PDF say its type and size', async ({ page }) => {
  for (const [path, name] of [
    ['/models/haval-h6', 'Download brochure (PDF, 0.9 MB)'],
    ['/after-sales', 'Download Full Document PDF (30 KB)'],
    ['/warranty', /^H6 warranty details, PDF, 15 KB$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
});

test('Escape hides the overlay of a model’s card until the pointer or focus comes back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/models');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Haval H6 HEV' }) })
    .first();
  const overlay = card.locator('.card-overlay');
  if (isMobile) {
    const opener = card.getByRole('button');
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(overlay).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(overlay).toHaveCSS('opacity', '0');
    return;
  }
  await card.hover();
  await expect(overlay).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCSS('opacity', '0');
  await page.mouse.move(2, 2);
  await card.hover();
  await expect(overlay).toHaveCSS('opacity', '1');
});

test(
  'a button of a card that has focus is expanded exactly if its overlay shows',
  onPhone,
  async ({ page }) => {
    await page.goto('/models');
    const card = page.getByRole('article').first();
    const opener = card.getByRole('button', { name: /^About the/ });
    const overlay = card.locator('.card-overlay');
    await page.keyboard.press('Tab');
    await opener.focus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(overlay).toHaveCSS('opacity', '0');
  },
);

test(
  'a menu of the header that the pointer opened closes on Escape',
  onDesktop,
  async ({ page }) => {
    await page.goto('/faq');
    const banner = page.getByRole('banner');
    await banner.locator('summary:visible', { hasText: 'After Sales' }).hover();
    await expect(banner.getByRole('link', { name: 'Warranty' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Warranty' }).first()).toBeHidden();
  },
);

test('pins that take focus are in sight, at 400 % too', onDesktop, async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/find-a-dealer');
    const application = page.getByRole('application', { name: 'Map' });
    await expect(application.getByRole('button', { name: /,|dealers/ }).first()).toBeVisible();
    await application.focus();
    const pins = page.locator('.map-spot > button:focus');
    let count = 0;
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      if ((await pins.count()) === 0) continue;
      count += 1;
      const name = await pins.getAttribute('aria-label');
      await expect.poll(() => isFocusInSight(page), `${name} at ${size.width}`).toBe(true);
    }
    expect(count).toBeGreaterThan(4);
  }
});

test('a navigation between layouts moves focus to the heading', async ({ page }) => {
  await page.goto('/news-and-events/news');
  await page.getByRole('main').locator('a[href^="/news/"]').first().click();
  await page.waitForURL(/\/news\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'HAVAL, home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a navigation announces the title of the page, between layouts too; the first page does not', async ({
  page,
}) => {
  await page.goto('/news-and-events/news');
  const region = page.locator('body > [aria-live=polite]');
  await expect(region).toHaveText('');
  await page.getByRole('main').locator('a[href^="/news/"]').first().click();
  await page.waitForURL(/\/news\/./);
  const isTitle = async () => (await region.textContent()) === (await page.title());
  await expect.poll(isTitle).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'HAVAL, home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(isTitle).toBe(true);
});

for (const path of ['/news-and-events/news', '/news-and-events/events']) {
  test(`${path}: Load More moves focus to the first new item, and says how many are shown`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole('list').filter({ has: page.getByRole('heading') });
    const items = page
      .getByRole('main')
      .locator(list)
      .getByRole('listitem')
      .filter({ visible: true, hasNotText: 'newsletter' });
    await expect(items).toHaveCount(6);
    await page.getByRole('link', { name: 'Load More' }).press('Enter');
    await expect(items.nth(6).locator(':focus')).toHaveCount(1);
    const all = await items.count();
    await expect(page.getByRole('main').getByRole('status')).toContainText(String(all));
  });
}

test('while a form is being sent, that is announced', async ({ page }) => {
  await page.goto('/contact-us');
  const form = new FormOnPage(page, contact.slug);
  await form.fill('Announced');
  const release = await holdRequests(page, `**/api${contact.paths.submit}`);
  await form.button.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The form is being sent.');
  release();
  await expect(page.getByText('The form is being sent.')).toHaveCount(0);

  await page.goto('/faq');
  await page.route('**/api/newsletter/subscribe', () => {});
  const box = page.getByRole('region', { name: 'Newsletter' });
  await box.getByLabel('Email address').fill('announced@reader.example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.locator('[aria-live=polite]')).toHaveText('The form is being sent.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('turns of the 360° view and steps of the picture viewer are announced', async ({ page }) => {
  await page.goto('/models/haval-h6');
  await page.getByRole('slider', { name: 'Turn the car' }).scrollIntoViewIfNeeded();
  const view = page
    .getByRole('main')
    .getByRole('status')
    .filter({ visible: true, hasText: /^(Front|Left|Right|Rear)/i });
  const before = await view.textContent();
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect(view).not.toHaveText(before ?? '');
  await page.goto('/news-and-events/media');
  await page.getByRole('link', { name: /Haval H6 in its colours: open/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Haval H6 in its colours' });
  await expect(viewer.getByRole('status')).toContainText('1 of 4');
  await viewer.getByRole('button', { name: 'Show 3 of 4' }).click();
  await expect(viewer.getByRole('status')).toContainText('3 of 4');
});
