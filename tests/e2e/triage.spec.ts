import type { Page } from '@playwright/test';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { book, uniqueName, uniquePhone } from './bookings.ts';
import { chooseFilter, filterButton } from './office-lists.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';
import { details, openThree, status } from './triage.ts';

test.use({ expectedErrors: [signedOut] });

const note = (page: Page) => details(page).getByRole('textbox', { name: 'Note', exact: true });

test(
  'with the mouse, the first request takes 5 clicks with opening it, and each one that Save and next opened takes 4',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    let clicks = 0;
    await page.exposeFunction('countClick', () => {
      clicks += 1;
    });
    await page.evaluate(() =>
      document.addEventListener('pointerdown', () => Reflect.get(window, 'countClick')(), true),
    );
    /** Gives the shown request a status and a note, and saves it. */
    async function handle(letter: string) {
      await expect(details(page).getByRole('heading', { level: 2 })).toContainText(
        `${name} ${letter}`,
      );
      // The list of a select is the browser's, so the click on the status in it is not an event of the page.
      clicks += 1;
      await status(page).click();
      await status(page).selectOption('no-show');
      await details(page).getByRole('button', { name: 'Note', exact: true }).click();
      await expect(note(page)).toBeFocused();
      await page.keyboard.type('Called back');
      await details(page).getByRole('button', { name: 'Save and next' }).click();
    }
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await handle('A');
    await expect(details(page)).toContainText('2 of 3');
    expect(clicks).toBe(5);
    clicks = 0;
    await handle('B');
    await expect(details(page)).toContainText('3 of 3');
    expect(clicks).toBe(4);
    for (const end of ['A', 'B']) {
      const row = page.getByRole('row').filter({ hasText: `${name} ${end}` });
      await expect(row.getByRole('combobox')).toHaveValue('no-show');
    }
  },
);

test('the keys in a request can be turned off', onDesktop, async ({ page, request }) => {
  const name = await openThree(page, request);
  await page.evaluate(() => localStorage.setItem('single-key shortcuts off', 'off'));
  await page.getByRole('link', { name: `${name} A` }).click();
  await expect(details(page)).toContainText('1 of 3');
  for (const key of ['j', 's', 'n', 'o', 'f', 'c', 'w', 'e', '1', 'y']) {
    await page.keyboard.press(key);
    await expect(details(page).locator(':is(select, input, textarea):focus')).toHaveCount(0);
  }
  await expect(details(page)).toContainText('1 of 3');
  await expect(details(page).getByLabel('What was said')).toHaveCount(0);
});

test(
  'the follow-up stays in sight while the details scroll, and technical data come last and small',
  onDesktop,
  async ({ page, request }) => {
    const id = await book(request, { lastName: uniqueName('Sticky') });
    await page.setViewportSize({ width: 1280, height: 720 });
    await openOffice(page, `/test-drives?open=${id}`);
    await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
    // Note and follow-up have one field each, also while an entry of the timeline is begun.
    await page.keyboard.press('n');
    await expect(details(page).getByLabel(/^notes?$/i)).toHaveCount(1);
    await expect(
      details(page)
        .getByLabel(/follow.?up/i)
        .and(page.locator('input')),
    ).toHaveCount(1);
    await details(page).getByRole('button', { name: 'Discard' }).click();
    const last = details(page)
      .getByRole('heading', { level: 3 })
      .filter({ hasNotText: 'Follow-up' })
      .last();
    await expect(last).toHaveText('Technical');
    await details(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(details(page).getByText('IP address')).toBeInViewport();
    expect(await details(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(details(page).getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    const size = (text: string) =>
      details(page)
        .getByText(text, { exact: true })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size('IP address')).toBeLessThan(await size('Vehicle'));
  },
);

test(
  'a service appointment is printed as a work order, without the form',
  onDesktop,
  async ({ page, request }) => {
    const input = acceptedInputs[serviceAppointment.slug]?.() ?? {};
    const { payload: data, headers } = buildSubmission(serviceAppointment.slug, input);
    const sent = await request.post(`/api${serviceAppointment.paths.submit}`, { data, headers });
    await openOffice(page, `/service-appointments?open=${(await sent.json()).data._id}`);
    await expect(details(page).getByRole('button', { name: 'Print the work order' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(details(page).getByText(/^Work order [0-9A-F]{8}$/)).toBeVisible();
    await expect(details(page).getByText(String(input.vin ?? input.vinNumber))).toBeVisible();
    await expect(details(page).getByText('Dealership, date and signature')).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  },
);

test(
  'reference and arrival of a request stand once, on the screen and on paper',
  onDesktop,
  async ({ page, request }) => {
    const phone = uniquePhone();
    const id = await book(request, { lastName: uniqueName('Once'), phone });
    await openOffice(page, `/test-drives?open=${id}`);
    await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
    const lines = async (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: it has no line breaks, and what is hidden.
      (await details(page).innerText()).split('\n').filter((line) => line.includes(text));
    const reference = formatReference(id);
    expect(await lines(reference)).toHaveLength(1);
    expect(await lines('Created')).toEqual([]);
    await expect(details(page).locator('header')).toContainText(/Today \d/);
    await page.emulateMedia({ media: 'print' });
    expect(await lines(reference)).toHaveLength(1);
    expect(await lines('Received')).toHaveLength(1);
  },
);

test('N and the button Note begin a note in the timeline; Call dials and begins the log', async ({
  page,
  request,
  isMobile,
}) => {
  const lastName = uniqueName('Part');
  const input = { ...acceptedInputs[partsRequest.slug]?.(), lastName };
  const { payload: data, headers } = buildSubmission(partsRequest.slug, input);
  const sent = await request.post(`/api${partsRequest.paths.submit}`, { data, headers });
  await openOffice(page, `/parts-requests?open=${(await sent.json()).data._id}`);
  await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeAttached();
  const form = details(page).getByRole('form', { name: 'Add to the timeline' });
  const call = form.getByRole('link', { name: 'Call', exact: true });
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
  await call.click();
  await expect(details(page).getByLabel('What was said')).toBeFocused();
  if (isMobile) {
    await details(page)
      .getByRole('navigation', { name: 'Next steps' })
      .getByRole('button', { name: 'Note' })
      .click();
    await expect(note(page)).toBeInViewport();
  } else {
    await details(page).getByRole('heading', { name: 'Timeline' }).focus();
    await page.keyboard.press('n');
  }
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveValue('');
});

test(
  'J and K, and the buttons, move through the list; unsaved changes are asked about',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    const heading = details(page).getByRole('heading', { level: 2 });
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.keyboard.press('j');
    await expect(heading).toContainText(`${name} B`);
    await expect(heading).toBeFocused();
    await page.keyboard.press('k');
    await expect(heading).toContainText(`${name} A`);
    await details(page).getByRole('button', { name: 'Next (J)' }).click();
    await expect(details(page)).toContainText('2 of 3');
    await page.keyboard.press('n');
    await expect(note(page)).toBeFocused();
    await page.keyboard.type('jk');
    await expect(heading).toContainText(`${name} B`);
    await details(page).getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await details(page).getByRole('button', { name: 'Previous (K)' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(details(page).getByLabel('Next follow-up')).toHaveValue('2099-01-31T10:00');
    await expect(note(page)).toHaveValue('jk');
    await expectAccessible(page);
  },
);

test(
  'the wish fills the confirmed date; confirming without a time, or for a past day, asks',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    const save = details(page).getByRole('button', { name: 'Save', exact: true });
    await status(page).selectOption('confirmed');
    await save.click();
    const question = page.getByRole('dialog', { name: 'Which time is confirmed?' });
    await expect(question).toContainText('This test drive has no time yet');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Close' }).click();
    await details(page).getByLabel('Confirmed date').fill('2024-01-01');
    await save.click();
    await expect(page.getByRole('alertdialog')).toContainText('Save a date in the past?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await details(page)
      .getByRole('button', { name: /^As wished: Nov 28, 2099, 5:00/ })
      .click();
    await expect(details(page).getByLabel('Confirmed date')).toHaveValue('2099-11-28');
    await expect(details(page).getByLabel('Confirmed time')).toHaveValue('17:00');
    await expect(details(page).getByRole('button', { name: /^As wished/ })).toHaveCount(0);
    await expect(details(page).getByLabel('Confirmed date')).toBeFocused();
    expect('2099-11-28' > todayInPakistan()).toBe(true);
    await save.click();
    await expect(details(page)).toHaveCount(0);
  },
);

test(
  'on a phone a bar calls, opens WhatsApp, and leads to status and note',
  onPhone,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    const current = details(page).locator('header').getByText('Pending', { exact: true });
    await expect(current).toBeInViewport({ ratio: 1 });
    // The time left stands beside the status, above the reference.
    const due = details(page)
      .locator('header')
      .getByText(/^(Due in|Overdue) /);
    const reference = details(page)
      .locator('header')
      .getByText(/^[0-9A-F]{8}$/);
    const [left, below] = [await due.boundingBox(), await reference.boundingBox()];
    expect(left?.y).toBe((await current.boundingBox())?.y);
    expect(below?.y).toBeGreaterThan((left?.y ?? 0) + 15);
    const bar = details(page).getByRole('navigation', { name: 'Next steps' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await bar.getByRole('button', { name: 'WhatsApp' }).click();
    await expect(details(page).getByLabel('Message', { exact: true })).toBeFocused();
    await bar.getByRole('button', { name: 'Note' }).click();
    await expect(note(page)).toBeFocused();
    await expect(note(page)).toBeInViewport();
    await bar.getByRole('link', { name: 'Call' }).click();
    await expect(details(page).getByLabel('What was said')).toBeFocused();
    await bar.getByRole('button', { name: 'Status' }).click();
    await expect(status(page)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('WhatsApp opens with the typed text, which is logged in the same act', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const name = await openThree(page, request);
  await page.getByRole('link', { name: `${name} A` }).click();
  await details(page).getByText('WhatsApp', { exact: true }).first().click();
  const message = details(page).getByLabel('Message', { exact: true });
  await expect(message).toBeFocused();
  const open = { name: 'Open WhatsApp and log' };
  await expect(details(page).getByRole('button', open)).toBeDisabled();
  await message.fill('Your Haval H6 is ready & washed');
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    details(page).getByRole('link', open).click(),
  ]);
  await expect(chat).toHaveURL(
    'https://wa.me/923000000003?text=Your%20Haval%20H6%20is%20ready%20%26%20washed',
  );
  await chat.close();
  await expect(page.getByText('The message is logged.')).toBeVisible();
  const entry = details(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(entry.filter({ hasText: 'Your Haval H6 is ready & washed' })).toHaveCount(1);
  await expect(message).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'a test drive is printed as a hand-over sheet, without the form',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.reload();
    await page.getByRole('link', { name: `${name} A` }).click();
    await details(page).getByRole('button', { name: 'Print the hand-over sheet' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(details(page).getByText(/^Hand-over sheet [0-9A-F]{8}$/)).toBeVisible();
    await expect(details(page).getByText('Customer, date and signature')).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  },
);

test(
  'after saving, focus is on the row that took the place of the one that left the list',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await disableLiveUpdates(page);
    await page.goto(`${page.url()}&status=pending`);
    await page.getByRole('link', { name: `${name} B` }).focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('2 of 3');
    await status(page).selectOption('cancelled');
    await details(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details(page)).toHaveCount(0);
    await expect(page.getByText('2 test drives found')).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} C` })).toBeFocused();
  },
);

test(
  'after saving, focus is on the row of a request that stays in the list',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    const link = page.getByRole('link', { name: `${name} B` });
    const save = details(page).getByRole('button', { name: 'Save', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('2 of 3');
    await details(page).getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await save.click();
    await expect(details(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    // The same after a click beside the link, and of a request that was reached by J.
    await page
      .getByRole('row')
      .filter({ hasText: `${name} A` })
      .locator('td')
      .nth(2)
      .click();
    await expect(details(page)).toContainText('1 of 3');
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('2 of 3');
    await details(page).getByLabel('Next follow-up').fill('2099-02-28T10:00');
    await save.click();
    await expect(details(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

test(
  'after J, closing the details focuses the row of the request shown last',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `${name} B` })).toBeFocused();
  },
);

test(
  'on wide screens the list stays alive beside the details: rows open, filters work, Esc closes',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.getByRole('link', { name: `${name} C` }).click();
    await expect(details(page)).toContainText('3 of 3');
    await chooseFilter(page, 'Vehicle', 'Haval H6');
    await expect(page).toHaveURL(/selectedVehicle/);
    await expect(details(page)).toContainText('3 of 3');
    await details(page).getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await page.getByRole('link', { name: `${name} B` }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(details(page)).toContainText('2 of 3');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/selectedVehicle=Haval(\+|%20)H6$/);
  },
);

for (const { width, columns } of [
  { width: 1280, columns: ['Customer', 'Status', 'Date'] },
  { width: 1366, columns: ['Customer', 'Status', 'Date'] },
  { width: 1680, columns: ['Customer', 'Vehicle', 'Status', 'Date'] },
  { width: 1920, columns: ['Customer', 'Vehicle', 'Appointment', 'Status', 'Date'] },
]) {
  test(
    `beside open details at ${width} px a list shows ${columns.length} columns, none of them cut`,
    onDesktop,
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 768 });
      const name = await openThree(page, request);
      await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
      await page.getByRole('link', { name: `${name} B` }).click();
      await expect(details(page)).toContainText('2 of 3');
      const heads = page.getByRole('columnheader').filter({ hasText: /\w/ });
      await expect(heads.filter({ visible: true })).toHaveText(columns);
      const edge = (await details(page).boundingBox())?.x ?? 0;
      for (const cell of await page.locator('main td:visible, main th:visible').all()) {
        const { x = 0, width: own = 0 } = (await cell.boundingBox()) ?? {};
        expect(x + own).toBeLessThanOrEqual(edge);
      }
      const bar = await page.getByRole('link', { name: 'Export CSV' }).boundingBox();
      expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(edge);
      // Search, filters, views and export take one line.
      const search = await page.getByRole('searchbox').boundingBox();
      const filters = await filterButton(page).boundingBox();
      expect(bar?.y).toBe(search?.y);
      expect(filters?.y).toBe(search?.y);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    },
  );
}

test(
  'the due label keeps counting while the list stays open',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Counted');
    await book(request, { lastName });
    await page.clock.install();
    await disableLiveUpdates(page);
    await page.route('**/api/test-drive/admin/test-drives?*', async (route) => {
      const answer = await (await route.fetch()).json();
      const responseDueAt = new Date(Date.now() + 12.4 * 60_000).toISOString();
      answer.data = answer.data.map((lead: object) => ({ ...lead, responseDueAt }));
      await route.fulfill({ json: answer });
    });
    await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
    const row = page.getByRole('row').filter({ hasText: lastName });
    await expect(row.getByText(/^Due in 1[12] min$/)).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(row.getByText(/^Due in [67] min$/)).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(row.getByText(/^Overdue [123] min$/)).toBeVisible();
  },
);
