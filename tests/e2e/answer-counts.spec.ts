import type { APIRequestContext, Page } from '@playwright/test';
import { contact } from '#contract/leads/contact.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { staffPassword } from './address.ts';
import { uniqueName, uniquePhone } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, onDesktop, onPhone, test } from './test.ts';
import { details, status } from './triage.ts';

/** A save that follows an action at once may meet its change of the record; the office then merges both and saves again. */
const merged = '409 (Conflict)';

test.use({ expectedErrors: [signedOut, merged] });

const words = 'Wants to hear of the colors';
const link = (page: Page, customer: string) => page.getByRole('link', { name: customer });
const noted = (page: Page) => details(page).getByLabel('What was said');

/** Submits two inquiries, opens the list of them, and returns their customers, the newest first. */
async function openTwo(page: Page, request: APIRequestContext): Promise<[string, string]> {
  const name = uniqueName('Counted');
  for (const letter of ['B', 'A']) {
    const fullName = `${name} ${letter}`;
    const input = { ...acceptedInputs[contact.slug]?.(), fullName, phone: uniquePhone() };
    const { payload: data, headers } = buildSubmission(contact.slug, input);
    const sent = await request.post(`/api${contact.paths.submit}`, { data, headers });
    expect(sent.status(), await sent.text()).toBe(201);
  }
  await openOffice(page, `/contact-inquiries?search=${encodeURIComponent(name)}`);
  return [`${name} A`, `${name} B`];
}

/** Counts presses of the pointer and of keys, as the page gets them; the words of the note do not count. */
async function countActs(page: Page) {
  await page.evaluate(() => {
    const counts = { pointer: 0, keys: 0 };
    Reflect.set(window, 'counts', counts);
    document.addEventListener('pointerdown', () => (counts.pointer += 1), true);
    document.addEventListener(
      'keydown',
      ({ target, key, ctrlKey }) => {
        const isWord = target instanceof HTMLTextAreaElement && key.length === 1 && !ctrlKey;
        if (!isWord) counts.keys += 1;
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => Reflect.get(window, 'counts') as { pointer: number; keys: number });
}

/** Expects that the call, the status and the follow-up are stored, and that the next request is open. */
async function expectAnswered(
  page: Page,
  request: APIRequestContext,
  [first, second]: [string, string],
) {
  await expect(details(page).getByRole('heading', { level: 2 })).toContainText(second);
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const found = await request.get(
    `/api${contact.paths.records}?search=${encodeURIComponent(first)}`,
  );
  const [lead] = (await found.json()).data;
  expect(lead.status).toBe('in-progress');
  // Eleven in the morning in Pakistan.
  expect(lead.nextFollowUp).toMatch(/T06:00:00/);
  const timeline = await request.get(`/api/admin/timeline/${contact.slug}/${lead._id}`);
  expect((await timeline.json()).data).toContainEqual(
    expect.objectContaining({ type: 'call', text: words, outcome: 'reached' }),
  );
}

test(
  'with mouse and keys an answer takes at most 4 clicks and 12 keys, from the list to the next request',
  onDesktop,
  async ({ page, request }) => {
    const both = await openTwo(page, request);
    const read = await countActs(page);
    await link(page, both[0]).click();
    await details(page).getByRole('link', { name: 'Call', exact: true }).click();
    await expect(noted(page)).toBeFocused();
    await page.keyboard.type(words);
    await details(page).getByRole('button', { name: 'Reached' }).click();
    await details(page).getByRole('button', { name: 'Tomorrow 11:00 am' }).click();
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expectAnswered(page, request, both);
    const { pointer, keys } = await read();
    expect(pointer).toBeLessThanOrEqual(4);
    expect(keys).toBeLessThanOrEqual(12);
  },
);

test(
  'by keys alone an answer takes at most 10 of them beside the words of the note',
  onDesktop,
  async ({ page, request }) => {
    const both = await openTwo(page, request);
    const read = await countActs(page);
    await link(page, both[0]).focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('1 of 2');
    await page.keyboard.press('c');
    await expect(noted(page)).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expectAnswered(page, request, both);
    const { pointer, keys } = await read();
    expect(pointer).toBe(0);
    expect(keys).toBeLessThanOrEqual(10);
  },
);

test(
  'on a phone an answer takes at most 8 taps: dial, outcome, status, follow-up, save',
  onPhone,
  async ({ page, request }) => {
    const both = await openTwo(page, request);
    const read = await countActs(page);
    await link(page, both[0]).tap();
    const bar = details(page).getByRole('navigation', { name: 'Next steps' });
    await bar.getByRole('link', { name: 'Call' }).tap();
    await expect(noted(page)).toBeFocused();
    await page.keyboard.type(words);
    await details(page).getByRole('button', { name: 'Reached' }).tap();
    await bar.getByRole('button', { name: 'Status' }).tap();
    await expect(status(page)).toBeFocused();
    // The phone shows its own list of a select: a tap opens it, and one chooses.
    await status(page).selectOption('in-progress');
    const ownTaps = 2;
    await expectNoSidewaysScroll(page);
    await details(page).getByRole('button', { name: 'Tomorrow 11:00 am' }).tap();
    await details(page).getByRole('button', { name: 'Save and next' }).tap();
    await expectAnswered(page, request, both);
    expect((await read()).pointer + ownTaps).toBeLessThanOrEqual(8);
  },
);
