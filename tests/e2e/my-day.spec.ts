import type { Page } from '@playwright/test';
import { startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { uniqueName } from './bookings.ts';
import { addDealerWithRequests } from './dealers-with-requests.ts';
import { disableLiveUpdates, office, openOffice, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

/** A save that follows an action at once may meet its change of the record; the office then merges both and saves again. */
const merged = '409 (Conflict)';

test.use({ expectedErrors: [signedOut, merged] });

const details = (page: Page) => page.getByRole('dialog');

test('a dealer’s account begins with its day and sees its own requests only', async ({
  page,
  request,
}) => {
  const customer = uniqueName('Own');
  const { username } = await addDealerWithRequests(request, [customer]);
  await page.goto(office());
  await signIn(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
  const waiting = page.getByRole('region', { name: /To be answered/ });
  await expect(waiting.getByRole('link', { name: `Sample ${customer}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(office('/test-drives'));
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page.getByText(/^(Due in|Overdue \d)/)).toBeVisible();
});

test('My Day names the owner of each request, in one column where there is room', async ({
  page,
}) => {
  const none = { total: 0, records: [] };
  const record = {
    kind: 'test-drives',
    phone: '0300 0000003',
    about: 'Haval H6 · HAVAL Clifton, Karachi',
    status: 'pending',
    createdAt: new Date().toISOString(),
    responseDueAt: null,
    at: new Date().toISOString(),
  };
  const records = [null, 'hr', 'someone.who.left'].map((assignedTo, index) => ({
    ...record,
    _id: `00000000-0000-4000-8000-00000000000${index}`,
    name: 'Sample '.repeat(index + 1),
    assignedTo,
  }));
  const data = {
    overdue: none,
    messages: none,
    followUps: none,
    unanswered: none,
    noNextStep: none,
    moved: none,
    appointments: none,
  };
  await page.route('**/api/admin/my-day', (route) =>
    route.fulfill({
      json: { success: true, data: { ...data, unanswered: { total: 3, records } } },
    }),
  );
  await openOffice(page, '/my-day');
  const owners = page.locator('main li [data-part="owner"]');
  await expect(owners).toHaveText(['No owner', 'You', 'someone.who.left']);
  const places = await owners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(places).size).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

/** A request whose answer is late, as My Day lists it. */
const lateRequest = (number: number, name: string, due: Date) => ({
  kind: 'test-drives',
  _id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
  name,
  phone: `0300 00000${String(name.length).padStart(2, '0')}`,
  about: 'Haval H6 · HAVAL Clifton, Karachi',
  status: 'pending',
  assignedTo: null,
  createdAt: due.toISOString(),
  at: due.toISOString(),
  responseDueAt: due.toISOString(),
});

test('My Day writes time and phone number in each row, puts a customer’s requests together, and shows 22 in a window', async ({
  page,
}) => {
  const yesterday = Date.parse(startOfDayInPakistan(todayInPakistan(), -1));
  // The first customer has four requests, each between those of others.
  const records = Array.from({ length: 40 }, (_, index) => {
    const name = index % 5 === 0 && index < 20 ? 'Sample Four' : `Sample ${'I'.repeat(index)}`;
    return lateRequest(index, name, new Date(yesterday + (8 * 60 + index * 10) * 60_000));
  });
  const none = { total: 0, records: [] };
  const data = {
    overdue: { total: records.length, records },
    messages: none,
    followUps: none,
    unanswered: none,
    noNextStep: none,
    moved: none,
    appointments: none,
  };
  await page.route('**/api/admin/my-day', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await openOffice(page, '/my-day');
  const rows = page.getByRole('list', { name: 'Overdue 40' }).getByRole('listitem');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(0)).toContainText(/Due yesterday, 8:00.AM/);
  await expect(rows.nth(0)).toContainText('0300 0000011');
  await expect(rows.nth(0)).toContainText('4 open');
  await expect(rows.nth(3)).toContainText(/Due yesterday, 10:30.AM/);
  await expect(rows.getByText('4 open')).toHaveCount(1);
  await expect(rows.getByRole('link', { name: 'Sample Four' })).toHaveCount(4);
  // Keys go through the requests in the order in which they are shown.
  for (const index of [0, 1, 2, 3, 4]) {
    await page.keyboard.press('j');
    await expect(rows.nth(index).locator('[data-part="name"]')).toBeFocused();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const places = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  const seen = places.filter(({ bottom }) => bottom <= height);
  if (width >= 1440) expect(seen.length).toBeGreaterThanOrEqual(22);
});

test(
  'an account of a dealer begins with its day with one request type, and with the dashboard without any',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Only');
    const one = await addDealerWithRequests(request, [customer], { permissions: ['test-drives'] });
    await page.goto(office());
    await signIn(page, one.username);
    await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Sample ${customer}` })).toBeVisible();
    const none = await addDealerWithRequests(request, [], { permissions: ['reports'] });
    await page.context().clearCookies();
    await page.goto(office());
    await signIn(page, none.username);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
);

test(
  'details over My Day go on in its order, and closing them selects the next request',
  onDesktop,
  async ({ page, request }) => {
    const [first, second, third] = [uniqueName('A'), uniqueName('B'), uniqueName('C')];
    const { username } = await addDealerWithRequests(request, [first, second, third]);
    await disableLiveUpdates(page);
    await page.goto(office());
    await signIn(page, username);
    const heading = details(page).getByRole('heading', { level: 2 });
    await expect(page.getByRole('link', { name: `Sample ${third}` })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(first);
    await expect(details(page)).toContainText('1 of 3');
    await expect(page).toHaveURL(/\/my-day\?kind=test-drives&open=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `Sample ${second}` })).toBeFocused();
    const fields: [key: string, label: RegExp][] = [
      ['s', /^Status/],
      ['n', /^Note$/],
      ['f', /^Next follow-up/],
      ['c', /^What was said/],
      ['e', /^Subject/],
    ];
    for (const [key, label] of fields) {
      await page.keyboard.press(key);
      await expect(details(page).getByLabel(label)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: `Sample ${third}` })).toBeFocused();
      await page.keyboard.press('k');
      await expect(page.getByRole('link', { name: `Sample ${second}` })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(second);
    await page.keyboard.press('j');
    await expect(heading).toContainText(third);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(heading).toContainText(first);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Sample ${second}` })).toBeFocused();
  },
);

test(
  'what is typed for the timeline stays while the details are closed',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Kept');
    const { username } = await addDealerWithRequests(request, [customer]);
    await page.goto(office());
    await signIn(page, username);
    await page.getByRole('link', { name: `Sample ${customer}` }).click();
    await details(page).getByRole('button', { name: 'Note', exact: true }).click();
    await details(page).getByLabel('Note', { exact: true }).fill('Half a note');
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await page.getByRole('link', { name: `Sample ${customer}` }).click();
    await expect(details(page).getByLabel('Note', { exact: true })).toHaveValue('Half a note');
  },
);

test(
  'an email begins with a template that is filled in for the customer',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Written');
    const { username, label } = await addDealerWithRequests(request, [customer]);
    const name = uniqueName('Template');
    const made = await request.post('/api/admin/templates', {
      data: {
        name,
        language: 'en',
        slugs: ['test-drives'],
        subject: 'Your {{vehicle}}',
        text: 'Dear {{firstName}}, we are {{dealership}}.',
      },
    });
    expect(made.status()).toBe(201);
    await page.goto(office());
    await signIn(page, username);
    await page.getByRole('link', { name: `Sample ${customer}` }).click();
    await details(page).getByRole('button', { name: 'Email', exact: true }).click();
    await details(page).getByRole('combobox', { name: 'Template' }).selectOption(name);
    await expect(details(page).getByLabel(/^Subject/)).toHaveValue('Your Haval H6');
    await expect(details(page).getByLabel('Text', { exact: true })).toHaveValue(
      `Dear Sample, we are ${label}.`,
    );
    await details(page).getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText('The email is on its way.')).toBeVisible();
  },
);

test(
  'an account of a dealer takes a call for its own dealership and owns it',
  onDesktop,
  async ({ page, request }) => {
    const { username, label, dealerId } = await addDealerWithRequests(request, []);
    // The form offers active dealers. This one is not, because other tests count them.
    await page.route('**/api/dealers?limit=100', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data.push({ _id: dealerId, name: label.replace(/, Lahore$/, ''), city: 'Lahore' });
      await route.fulfill({ json: answer });
    });
    await page.goto(office());
    await signIn(page, username);
    await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
    await page.goto(office('/test-drives?edit=new'));
    const form = page.getByRole('dialog', { name: 'New test drive' });
    await expect(form.getByLabel('Dealership')).toHaveValue(label);
    await expect(form.getByLabel('Dealership').getByRole('option')).toHaveCount(2);
    const lastName = uniqueName('Caller');
    await form.getByLabel('Phone').fill('0300 0000004');
    await form.getByLabel('First name').fill('Sample');
    await form.getByLabel('Last name').fill(lastName);
    await form.getByLabel('Vehicle *', { exact: true }).selectOption('Ora 03');
    await form.getByRole('button', { name: 'Create test drive' }).click();
    await expect(page.getByText(`Sample ${lastName} is saved.`)).toBeVisible();
    await page.getByRole('link', { name: `Sample ${lastName}` }).click();
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toHaveValue(username);
  },
);
