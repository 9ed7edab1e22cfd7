import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { staffPassword } from './address.ts';
import { uniqueName } from './bookings.ts';
import { addDealerWithRequests } from './dealers-with-requests.ts';
import { disableLiveUpdates, office, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

/** A save that follows an action at once may meet its change of the record; the office then merges both and saves again. */
const merged = '409 (Conflict)';

test.use({ expectedErrors: [signedOut, merged] });

const details = (page: Page) => page.getByRole('dialog');

/** Types a date and time into the field with focus: its parts are month, day, year, hour, minute and half of the day. */
async function typeMoment(page: Page): Promise<void> {
  await page.keyboard.type('01312030');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1000A');
}

/** Reads what the API knows of the test drive of a customer. */
async function readStored(request: APIRequestContext, customer: string) {
  const search = encodeURIComponent(customer);
  const answer = await request.get(`/api/test-drive/admin/test-drives?search=${search}`);
  return (await answer.json()).data[0];
}

test(
  'a morning by keyboard alone: sign in, my day, call, note, follow-up, email, confirm, next',
  onDesktop,
  async ({ page, request }) => {
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    const { username } = await addDealerWithRequests(request, [first, second]);
    await disableLiveUpdates(page);
    await page.goto(office());
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staffPassword);
    await page.keyboard.press('Enter');
    const name = (customer: string) => page.getByRole('link', { name: `Sample ${customer}` });
    await expect(name(first)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(name(second)).toBeFocused();
    await page.keyboard.press('k');
    await expect(name(first)).toBeFocused();

    await page.keyboard.press('c');
    await expect(details(page).getByLabel('What was said')).toBeFocused();
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(first);
    await page.keyboard.type('Comes on Saturday');
    for (const _ of ['Reached', 'No answer', 'Wrong number', 'Log call']) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('The call is logged.')).toBeVisible();
    const timeline = details(page).getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Comes on Saturday');

    await page.keyboard.press('f');
    await expect(details(page).getByLabel('Next follow-up')).toBeFocused();
    await typeMoment(page);
    await expect(details(page).getByLabel('Next follow-up')).toHaveValue('2030-01-31T10:00');
    await details(page).getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('o');
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.press('Tab');
    await expect(details(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused();

    await page.keyboard.press('e');
    await expect(details(page).getByLabel(/^Subject/)).toBeFocused();
    await page.keyboard.type('Your test drive');
    await page.keyboard.press('Tab');
    await page.keyboard.type('See you on Saturday.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The email is on its way.')).toBeVisible();
    await expect(timeline).toContainText('See you on Saturday.');

    await page.keyboard.press('s');
    await expect(details(page).getByRole('combobox', { name: 'Status' })).toBeFocused();
    await page.keyboard.type('conf');
    await page.keyboard.press('Tab');
    await expect(details(page).getByLabel('Confirmed date')).toBeFocused();
    await page.keyboard.type('01312030');
    await details(page).getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('n');
    await page.keyboard.type('Brings the family');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The note is added.')).toBeVisible();
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(second);
    expect(await readStored(request, first)).toMatchObject({
      status: 'confirmed',
      confirmedDate: '2030-01-31',
      assignedTo: username,
      nextFollowUp: '2030-01-31T05:00:00.000Z',
    });
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(name(second)).toBeFocused();
    await expect(name(first)).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'a morning on a phone by touch: sign in, my day, call, note, follow-up, email, confirm, next',
  onPhone,
  async ({ page, request }) => {
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    const { username } = await addDealerWithRequests(request, [first, second]);
    await disableLiveUpdates(page);
    const write = async (field: Locator, text: string) => {
      await field.tap();
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    };
    await page.goto(office());
    await write(page.getByLabel('Username'), username);
    await write(page.getByLabel('Password'), staffPassword);
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await page.getByRole('link', { name: `Sample ${first}` }).tap();
    const form = details(page).getByRole('form', { name: 'Add to the timeline' });
    await form.getByRole('link', { name: 'Call' }).tap();
    await write(form.getByLabel('What was said'), 'Comes on Saturday');
    await form.getByRole('button', { name: 'Log call' }).tap();
    await expect(page.getByText('The call is logged.')).toBeVisible();
    await form.getByRole('button', { name: 'Note' }).tap();
    await write(form.getByLabel('Note', { exact: true }), 'Brings the family');
    await form.getByRole('button', { name: 'Add note' }).tap();
    await expect(page.getByText('The note is added.')).toBeVisible();
    await form.getByRole('button', { name: 'Email' }).tap();
    await write(form.getByLabel(/^Subject/), 'Your test drive');
    await write(form.getByLabel('Text', { exact: true }), 'See you on Saturday.');
    await form.getByRole('button', { name: 'Send email' }).tap();
    await expect(page.getByText('The email is on its way.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    const bar = details(page).getByRole('navigation', { name: 'Next steps' });
    await bar.getByRole('button', { name: 'Status' }).tap();
    // The phone shows its own list of a select and its own picker of a date.
    await details(page).getByRole('combobox', { name: 'Status' }).selectOption('confirmed');
    await details(page).getByLabel('Confirmed date').fill('2030-01-31');
    await details(page).getByLabel('Next follow-up').fill('2030-01-30T10:00');
    await details(page).getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText(`Sample ${first} is saved.`)).toBeVisible();
    expect(await readStored(request, first)).toMatchObject({
      status: 'confirmed',
      confirmedDate: '2030-01-31',
      nextFollowUp: '2030-01-30T05:00:00.000Z',
    });
    await expect(details(page)).toBeHidden();
    await expect(page.getByRole('link', { name: `Sample ${second}` })).toBeFocused();
    await page.getByRole('link', { name: `Sample ${second}` }).tap();
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(second);
    await expectAccessible(page);
  },
);
