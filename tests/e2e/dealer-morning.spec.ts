import type { APIRequestContext, Page } from '@playwright/test';
import { dealerPermissions } from '#contract/staff.ts';
import { uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { uniqueName } from './bookings.ts';
import { disableLiveUpdates, office, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

interface DealerDesk {
  username: string;
  label: string;
  dealerId: string;
}

/** Adds a dealer with an account, and books test drives with it. */
async function addDealerDesk(
  request: APIRequestContext,
  customers: readonly string[],
): Promise<DealerDesk> {
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
      permissions: dealerPermissions,
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
  const { username } = await addDealerDesk(request, [customer]);
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

test(
  'a morning by keyboard alone: my day, call, follow-up, email, confirm, next',
  onDesktop,
  async ({ page, request }) => {
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    const { username } = await addDealerDesk(request, [first, second]);
    await disableLiveUpdates(page);
    await page.goto(office());
    await page.getByLabel('Username').focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staffPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Sample ${first}` })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `Sample ${second}` })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(first);
    await page.keyboard.press('c');
    await expect(details(page).getByLabel('What was said')).toBeFocused();
    await page.keyboard.type('Comes on Saturday');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The call is logged.')).toBeVisible();
    const timeline = details(page).getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Comes on Saturday');
    await details(page).getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('e');
    await expect(details(page).getByLabel(/^Subject/)).toBeFocused();
    await page.keyboard.type('Your test drive');
    await page.keyboard.press('Tab');
    await page.keyboard.type('See you on Saturday.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The email is on its way.')).toBeVisible();
    await expect(timeline).toContainText('See you on Saturday.');
    await details(page).getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('o');
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toBeFocused();
    await page.keyboard.press('d');
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toHaveValue(username);
    await details(page).getByLabel('Next follow-up').fill('2030-01-31T10:00');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('is saved.')).toBeVisible();
    await page.goto(office('/test-drives?assignedTo=me'));
    await expect(page.getByText('1 test drive found')).toBeVisible();
    await expect(page.getByRole('link', { name: `Sample ${first}` })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'what is typed for the timeline stays while the details are closed',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Kept');
    const { username } = await addDealerDesk(request, [customer]);
    await page.goto(office());
    await signIn(page, username);
    await page.getByRole('link', { name: `Sample ${customer}` }).click();
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
    const { username, label } = await addDealerDesk(request, [customer]);
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
    const { username, label } = await addDealerDesk(
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
    const { username, label, dealerId } = await addDealerDesk(request, []);
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
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Sample ${lastName} is saved.`)).toBeVisible();
    await page.getByRole('link', { name: `Sample ${lastName}` }).click();
    await expect(details(page).getByRole('combobox', { name: 'Owner' })).toHaveValue(username);
  },
);
