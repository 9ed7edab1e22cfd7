import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { startOfDayInPakistan, todayInPakistan } from '#contract/pakistan-time.ts';
import { dealerPermissions, type Permission } from '#contract/staff.ts';
import { uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { uniqueName } from './bookings.ts';
import { disableLiveUpdates, office, openOffice, signedOut, signIn } from './sign-in.ts';
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

interface AccountOptions {
  permissions?: readonly Permission[];
}

interface DealerAccount {
  username: string;
  label: string;
  dealerId: string;
}

/** Adds a dealer with an account, and books test drives with it. */
async function addDealerAccount(
  request: APIRequestContext,
  customers: readonly string[],
  { permissions = dealerPermissions }: AccountOptions = {},
): Promise<DealerAccount> {
  const username = uniqueUsername('dealer');
  await request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });
  const name = uniqueName('Dealer');
  const added = await request.post('/api/dealers', {
    data: {
      name,
      city: 'Lahore',
      address: 'Sample address 1',
      email: 'desk@dealers.example',
      phone: '+92 00 000 0001',
      lat: 31.52,
      lng: 74.359,
      map: 'https://maps.example/desk',
    },
  });
  const dealerId = (await added.json()).data._id;
  await request.post('/api/admin/accounts', {
    data: {
      username,
      role: 'dealer',
      password: staffPassword,
      permissions,
      dealerId,
    },
  });
  for (const lastName of customers) {
    await request.post('/api/test-drive/book', {
      data: {
        selectedVehicle: 'Haval H6',
        selectedDealership: `${name}, Lahore`,
        ownsVehicle: 'yes',
        licenseAgreement: true,
        responsibilityAgreement: true,
        firstName: 'Sample',
        lastName,
        phone: '0300 0000003',
        email: 'sample@mail.example',
      },
    });
  }
  // The dealer was active for the bookings; other tests count the active ones.
  await request.put(`/api/dealers/${dealerId}`, { data: { isActive: false } });
  return { username, label: `${name}, Lahore`, dealerId };
}

const details = (page: Page) => page.getByRole('dialog');

test('a dealer’s account begins with its day and sees its own requests only', async ({
  page,
  request,
}) => {
  const customer = uniqueName('Own');
  const { username } = await addDealerAccount(request, [customer]);
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
    const one = await addDealerAccount(request, [customer], { permissions: ['test-drives'] });
    await page.goto(office());
    await signIn(page, one.username);
    await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Sample ${customer}` })).toBeVisible();
    const none = await addDealerAccount(request, [], { permissions: ['reports'] });
    await page.context().clearCookies();
    await page.goto(office());
    await signIn(page, none.username);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
);

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
    const { username } = await addDealerAccount(request, [first, second]);
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
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The call is logged.')).toBeVisible();
    const timeline = details(page).getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Comes on Saturday');

    await page.keyboard.press('n');
    await expect(details(page).getByLabel('Notes')).toBeFocused();
    await page.keyboard.type('Brings the family');
    await page.keyboard.press('Tab');
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.press('Tab');
    await expect(details(page).getByLabel('Next follow-up')).toBeFocused();
    await typeMoment(page);
    await expect(details(page).getByLabel('Next follow-up')).toHaveValue('2030-01-31T10:00');
    await page.keyboard.press('Tab');
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
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Sample ${first} is saved.`)).toBeVisible();
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(second);
    expect(await readStored(request, first)).toMatchObject({
      status: 'confirmed',
      confirmedDate: '2030-01-31',
      notes: 'Brings the family',
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
  'details over My Day go on in its order, and closing them selects the next request',
  onDesktop,
  async ({ page, request }) => {
    const [first, second, third] = [uniqueName('A'), uniqueName('B'), uniqueName('C')];
    const { username } = await addDealerAccount(request, [first, second, third]);
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
      ['n', /^Notes/],
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
  'a morning on a phone by touch: sign in, my day, call, note, follow-up, email, confirm, next',
  onPhone,
  async ({ page, request }) => {
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    const { username } = await addDealerAccount(request, [first, second]);
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
    await form.getByRole('button', { name: 'Call' }).tap();
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

test(
  'what is typed for the timeline stays while the details are closed',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Kept');
    const { username } = await addDealerAccount(request, [customer]);
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
    const { username, label } = await addDealerAccount(request, [customer]);
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
  'head office assigns several requests at once, and undoes it',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Bulk');
    const { username, label } = await addDealerAccount(
      request,
      Array.from({ length: 20 }, (_, n) => `${customer} ${n}`),
    );
    expect(label).toContain('Lahore');
    await disableLiveUpdates(page);
    await page.request.post('/api/admin/login', {
      data: { username: 'admin', password: staffPassword },
    });
    await page.goto(office(`/test-drives?search=${encodeURIComponent(customer)}`));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Assign to' }).click();
    await page.getByRole('menuitem', { name: username, exact: true }).click();
    await expect(page.getByText(`20 test drives are now with ${username}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('20 test drives were restored.')).toBeVisible();
  },
);

test(
  'an account of a dealer takes a call for its own dealership and owns it',
  onDesktop,
  async ({ page, request }) => {
    const { username, label, dealerId } = await addDealerAccount(request, []);
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
