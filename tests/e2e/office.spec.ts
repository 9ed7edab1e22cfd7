import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { book, changeBooking } from './bookings.ts';
import { office, openOffice, signedOut, signIn } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const testDrives = '/test-drive/admin/test-drives';

/** A name that no other test books under, so that each sees its own records only. */
const uniqueName = (what: string) => `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** In the page: clicks as soon as a search stands in the address, in the very next task. */
const clickOnceSearched = (link: HTMLElement | SVGElement) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!window.location.search.includes('search=')) return port2.postMessage(null);
      (link as HTMLElement).click();
      resolve();
    };
    port2.postMessage(null);
  });

test('a screen’s address leads through sign-in and back to it, wrong passwords do not', async ({
  page,
}) => {
  await page.goto(office('/test-drives?status=confirmed'));
  await expect(page).toHaveURL(new RegExp(office('/login')));
  await expectAccessible(page);
  await page.getByLabel('Username').fill('hr');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await signIn(page);
  await expect(page).toHaveURL(office('/test-drives?status=confirmed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Drives');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/hr|password|session|token/i);
});

test('without the permission a screen says so and asks for no data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOffice(page, '/test-drives', 'media');
  await expect(page.getByText(/permission/i).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/test-drive/'))).toEqual([]);
});

test('any other address is the dashboard; logging out ends the session', async ({ page }) => {
  await page.goto(office('/no/such/screen'));
  await signIn(page);
  await expect(page).toHaveURL(office('/dashboard'));
  await expectAccessible(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'support@cars.example' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'YouTube' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(office('/login')));
  await page.goto(office('/test-drives'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('filters live in the address: Back, reload and sharing keep them', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Filtered');
  await book(request, { lastName, selectedVehicle: 'ORA 03' });
  await book(request, { lastName, selectedVehicle: 'Tank 500' });
  await openOffice(page, '/test-drives');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption('Ora 03');
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page).toHaveURL(/selectedVehicle=Ora(\+|%20)03/);
  await page.reload();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(lastName);
  await page.goBack();
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueName('Nobody'));
  await expect(page.getByText('No test drives found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or check back later.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(office('/test-drives'));
});

test('details opened while a search is still being typed stay open', async ({ page, request }) => {
  const lastName = uniqueName('Hasty');
  await book(request, { lastName });
  await openOffice(page, '/test-drives');
  const link = page.getByRole('link', { name: `Sample ${lastName}` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill(lastName);
  await link.click();
  await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
  await expect(page.getByRole('dialog')).toContainText(lastName);
});

test('details opened in the very moment that a search arrives keep it', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Prompt');
  await book(request, { lastName });
  await openOffice(page, '/test-drives');
  const link = page.getByRole('link', { name: `Sample ${lastName}` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill(lastName);
  await link.evaluate(clickOnceSearched);
  await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
  await expect(page.getByRole('dialog')).toContainText(lastName);
});

test('a status is set from the row and undone from the toast', async ({ page, request }) => {
  const lastName = uniqueName('Undone');
  await book(request, { lastName });
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
  await status.selectOption('completed');
  await expect(page.getByText(/is now Completed/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/is now Pending/)).toBeVisible();
  await page.reload();
  await expect(status).toHaveValue('pending');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [signedOut, '500 (Internal', 'net::ERR_FAILED', '409 (Conflict)'] });

  test('a status that could not be set is put back, and the screen says so', async ({
    page,
    request,
  }) => {
    const lastName = uniqueName('Failed');
    await book(request, { lastName });
    await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
    await page.route('**/status', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
    );
    const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
    await status.selectOption('completed');
    await expect(page.getByText(/could not be set to Completed/)).toBeVisible();
    await expect(status).toHaveValue('pending');
  });

  test('a list that cannot be loaded says so, and can be tried again', async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/test-drive/admin/test-drives?*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await openOffice(page, '/test-drives');
    await expect(
      page.getByText('Failed to load test drives. Please check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByText('No test drives found')).toBeHidden();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/test drives? found/)).toBeVisible();
  });

  test('edits that collide show both versions and let the person choose', async ({
    page,
    request,
  }) => {
    const lastName = uniqueName('Collided');
    const id = await book(request, { lastName });
    await openOffice(page, `/test-drives?open=${id}`);
    const details = page.getByRole('dialog');
    await details.getByLabel('Notes').fill('My note');
    await changeBooking(request, id, { notes: 'Their note' });
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details.getByText('Their note').first()).toBeVisible();
    await expect(details.getByText('My note').first()).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Keep mine' }).click();
    await expect(details).toBeHidden();
    await page.goto(office(`/test-drives?open=${id}`));
    await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('My note');
  });
});

test('a session that ended brings back to the same place after signing in', async ({
  page,
  context,
  request,
}) => {
  const id = await book(request, { lastName: uniqueName('Expired') });
  const address = `/test-drives?open=${id}`;
  await openOffice(page, address);
  const details = page.getByRole('dialog');
  await details.getByLabel('Notes').fill('Not lost');
  await context.clearCookies();
  await details.getByRole('button', { name: 'Save' }).click();
  await signIn(page);
  await expect(page).toHaveURL(office(address));
  await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('Not lost');
});

test('deleting asks in the documents’ words, and deletes', async ({ page, request }) => {
  const lastName = uniqueName('Deleted');
  await book(request, { lastName });
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  const deleteButton = page.getByRole('row').getByRole('button', { name: /^Delete/ });
  await deleteButton.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this test drive request?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await deleteButton.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No test drives found')).toBeVisible();
  await dismissToast(page, 'is deleted.');
  await expect.poll(() => storedRequests(request, testDrives, lastName)).toEqual([]);
});

test('the list is worked by keyboard alone', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  const lastName = uniqueName('Keyed');
  await book(request, { lastName: `${lastName} A` });
  await book(request, { lastName: `${lastName} B` });
  await openOffice(page, '/test-drives');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(lastName);
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await page.getByRole('link', { name: `${lastName} B` }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`${lastName} A`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const { slug, paths, texts } of leadTypes) {
  test(`${texts.title}: what a visitor sends is listed, opened, and given another status`, async ({
    page,
    request,
  }) => {
    const { payload: data, headers } = submissionOf(slug, acceptedInputs[slug]?.() ?? {});
    const answer = await request.post(`/api${paths.submit}`, { data, headers });
    const { _id, reference } = (await answer.json()).data;
    await openOffice(page, `/${slug}?search=${reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(page.getByText(`1 ${texts.noun.one} found`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('row').getByRole('link', { name: 'Sample' }).first().click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(reference);
    await expectAccessible(page);
    await details.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ index: 1 });
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await page.goto(office(`/${slug}?open=${_id}`));
    await expect(details.getByRole('combobox', { name: 'Status', exact: true })).not.toHaveValue(
      '',
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} office is accessible with details open`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const id = await book(request, { lastName: 'Averylongname'.repeat(7) });
    await openOffice(page, '/test-drives');
    await expect(page.getByText(/test drives? found/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(office(`/test-drives?open=${id}`));
    await expect(page.getByRole('dialog')).toContainText('Averylongname');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
