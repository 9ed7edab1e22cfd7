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

/** A request that is answered too late or soon, as My Day lists it. */
const waitingRequest = (number: number, due: Date) => ({
  kind: 'test-drives',
  _id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Sample Late ${number}`,
  phone: '0300 0000003',
  about: 'Haval H6',
  status: 'pending',
  assignedTo: null,
  createdAt: due.toISOString(),
  at: due.toISOString(),
  responseDueAt: due.toISOString(),
});

test('My Day writes each time once: in the heading of a section that has only one, else above its requests', async ({
  page,
}) => {
  const yesterday = Date.parse(startOfDayInPakistan(todayInPakistan(), -1));
  const hour = 3_600_000;
  const three = new Date(yesterday + 15 * hour);
  const five = new Date(yesterday + 17 * hour);
  const none = { total: 0, records: [] };
  const list = (records: ReturnType<typeof waitingRequest>[]) => ({
    total: records.length,
    records,
  });
  const data = {
    overdue: list([waitingRequest(1, three), waitingRequest(2, three)]),
    followUps: none,
    unanswered: list([waitingRequest(3, three), waitingRequest(4, five), waitingRequest(5, five)]),
    noNextStep: none,
    moved: none,
    appointments: none,
  };
  await page.route('**/api/admin/my-day', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await openOffice(page, '/my-day');
  const overdue = page.getByRole('region', { name: /Overdue/ });
  const late = overdue.getByRole('list', { name: /^Overdue 2 Answer due yesterday, 3:00.PM$/ });
  await expect(late.getByRole('listitem')).toHaveCount(2);
  await expect(overdue.getByText(/Answer due/)).toHaveCount(1);
  const unanswered = page.getByRole('region', { name: /To be answered/ });
  const group = unanswered.getByRole('list', { name: /^Answer due yesterday, 5:00.PM 2$/ });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expect(unanswered.getByText(/Answer due/)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
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
