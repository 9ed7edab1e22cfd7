import type { Locator, Page } from '@playwright/test';
import { contact } from '#contract/leads/contact.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { addRecord, someDealer, uniqueName } from './office-records.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Whether the focused element's middle is in sight: not covered, and not outside the window. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = seen?.closest('label');
    return Boolean(
      seen && (focused.contains(seen) || seen.contains(focused) || label?.contains(focused)),
    );
  });

/** Walks a form by Tab to its submit button; returns the names of controls that were out of sight. */
async function findHiddenStops(page: Page, submit: Locator): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 160; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await isFocusInSight(page))) {
      hidden.push(
        await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'),
      );
    }
    if (await submit.evaluate((button) => button === document.activeElement)) return hidden;
  }
  throw new Error('Tab never reached the submit button.');
}

test('every control of the office dialogs that has focus is in sight, at 400 % too', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  test.slow();
  for (const [path, name] of [
    ['/dealer-management?edit=new', 'Create Dealer'],
    ['/job-openings?edit=new', 'Create Job'],
  ] as const) {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await openOffice(page, path);
      const submit = page.getByRole('dialog').locator('button[type=submit]');
      await expect(submit, name).toBeAttached();
      expect(await findHiddenStops(page, submit), `${path} at ${size.width}`).toEqual([]);
    }
  }
});

test('starred fields of the office are required, and the form says what the star means', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  for (const [path, username] of [
    ['/dealer-management?edit=new', 'hr'],
    ['/job-openings?edit=new', 'hr'],
    ['/news-management?edit=new', 'media'],
    ['/event-management?edit=new', 'media'],
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
    expect(await form.locator(':required').count(), path).toBeGreaterThan(1);
  }
});

test('the palette and the filters of changes have visible labels', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  await openOffice(page, '/audit', 'admin');
  await expect(page.getByText('User', { exact: true }).and(page.locator('label'))).toBeVisible();
  await page.keyboard.press('Control+k');
  const label = page.locator('dialog label');
  await expect(label).toHaveText('Screen, name, phone, email, reference, CNIC or VIN');
  await expect(label).toBeVisible();
});

test('the layers of a chart differ by pattern, not by color only', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
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
});

test('the updates of a dashboard can be paused', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
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

test('two minutes before an idle session ends, a dialog warns, and one key keeps the session', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  await disableLiveUpdates(page);
  await page.clock.install();
  await openOffice(page, '/dealer-management');
  const warning = page.getByRole('alertdialog', { name: /signed out in two minutes/ });
  await page.clock.fastForward('11:50:00');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('07:00');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  const kept = page.waitForResponse('**/api/admin/me');
  await page.keyboard.press('Enter');
  expect((await kept).status()).toBe(200);
  await page.clock.runFor(30_000);
  await expect(warning).toHaveCount(0);
});

test('the status of a row is saved on Enter or when focus leaves, not on every arrow key', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
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
});

test('rows of office lists have a header, and their cells a label where there is no table head', async ({
  page,
  request,
  isMobile,
}) => {
  await addRecord(request, '/dealers', { data: someDealer(uniqueName('HAVAL Labelled')) });
  await openOffice(page, '/dealer-management');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(row).toBeVisible();
  if (isMobile) await expect(row).toMatchAriaSnapshot('- cell /Location/');
});

test('single-key shortcuts can be turned off', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
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

test('the page behind the open phone menu is out of reach until it closes', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone menu');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Book a Test Drive' }).last()).toBeVisible();
  await expect.poll(() => findLandmarks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => findLandmarks(page)).toEqual(['main', 'contentinfo']);
});

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
  await search.fill('Lahore');
  await expect(page.locator('label', { hasText: 'Your city or postcode' })).toBeVisible();
});

test('links to a PDF say its type and size', async ({ page }) => {
  for (const [path, name] of [
    ['/models/haval-h6', 'Download brochure (PDF, 0.7 MB)'],
    ['/after-sales', 'Download Full Document (PDF, 30 KB)'],
    ['/warranty', /^H6 warranty details, PDF, 15 KB$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
});

for (const [path, article] of [
  ['/', 'Haval H6 HEV'],
  ['/models', 'Haval H6 HEV'],
] as const) {
  test(`${path}: Escape hides a card's overlay until the pointer or focus comes back`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: article }) })
      .first();
    const overlay = card.locator('.pointer-events-none');
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
}

test('a button of a card that has focus is expanded exactly if its overlay shows', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a pointer that cannot hover');
  await page.goto('/models');
  const card = page.getByRole('article').first();
  const opener = card.getByRole('button', { name: /^About the/ });
  const overlay = card.locator('.pointer-events-none');
  await page.keyboard.press('Tab');
  await opener.focus();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay).toHaveCSS('opacity', '0');
});

test('a menu of the header that the pointer opened closes on Escape', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a pointer');
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  await banner.locator('summary:visible', { hasText: 'After Sales' }).hover();
  await expect(banner.getByRole('link', { name: 'Warranty' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('link', { name: 'Warranty' }).first()).toBeHidden();
});

test('pins that take focus are in sight, at 400 % too', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
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
