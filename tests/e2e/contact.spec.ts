import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { fillContact, findInquiries, nameField, sendButton } from './contact-form.ts';
import { holdRequests } from './held-requests.ts';
import { startAgain } from './public-forms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

const submitPath = '**/api/contact/submit';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
});

test('each layout has its own fields, and both offer the nine vehicle options', async ({
  page,
  isMobile,
}) => {
  const fields = page.getByRole('main').getByRole('textbox');
  const names = await fields.evaluateAll((inputs) =>
    inputs
      .map((input) => ({
        name: (input as HTMLInputElement).name,
        box: input.getBoundingClientRect(),
      }))
      .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
      .map(({ name }) => name),
  );
  expect(names).toEqual(
    isMobile
      ? ['fullName', 'phone', 'address', 'city', 'email', 'message']
      : ['firstName', 'lastName', 'phone', 'email', 'address', 'city', 'subject', 'message'],
  );
  const vehicle = page.getByLabel('Vehicle');
  await expect(vehicle).toHaveValue('Other Inquiry');
  expect(await vehicle.locator('option').allTextContents()).toEqual([
    'Other Inquiry',
    'Haval H6',
    'Haval H6 HEV',
    'Haval H6 PHEV',
    'Haval Jolion',
    'Haval Jolion HEV',
    'ORA 03',
    'ORA 07',
    'TANK 500',
  ]);
  await expect(page.getByLabel('offers and news')).not.toBeChecked();
});

test('a car and the first field are in the first view of a phone', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('main header img:visible')).toBeInViewport({ ratio: 1 });
  await expect(nameField(page)).toBeInViewport({ ratio: 1 });
});

test('a tablet shows the vehicles in two rows of four', onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const tops = await page
    .locator('.vehicle-picture')
    .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().top));
  expect(tops).toHaveLength(8);
  expect(new Set(tops).size).toBe(2);
});

test('the Tab key follows the visual order of the fields', async ({ page }) => {
  await nameField(page).focus();
  const names: (string | null)[] = [];
  for (let step = 0; step < 10; step += 1) {
    const focus = page.locator(':focus');
    names.push(await focus.getAttribute('name'));
    if (names.at(-1) === 'message') break;
    await page.keyboard.press('Tab');
  }
  const boxes = await page.evaluate(
    (shown) =>
      shown.map((name) => document.getElementsByName(String(name))[0]?.getBoundingClientRect().y),
    names,
  );
  expect(names.length).toBeGreaterThan(5);
  expect(boxes).toEqual([...boxes].sort((a, b) => Number(a) - Number(b)));
});

test('a message is stored, shows its reference and resets the form', async ({
  page,
  request,
  isMobile,
}) => {
  const lastName = `Journey ${Date.now()}`;
  await fillContact(page, lastName);
  await page.getByLabel('Vehicle').selectOption('TANK 500');
  await page.getByLabel('offers and news').check();
  await sendButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'successfully' });
  await expect(banner).toContainText('Contact form submitted successfully!');
  await expect(banner).toContainText(/reference is [0-9A-F]{8}/);
  await expect(banner).toBeFocused();
  await startAgain(page);
  await expect(nameField(page)).toHaveValue('');
  await expect(page.getByLabel('Vehicle')).toHaveValue('Other Inquiry');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [inquiry] = await findInquiries(request, lastName);
  expect(inquiry).toMatchObject({
    fullName: `Sample ${lastName}`,
    lastName: isMobile ? null : lastName,
    vehicle: 'TANK 500',
    promotionalContact: true,
    email: null,
    subject: null,
  });
});

test('an empty form lists the missing fields of its layout and links to them', async ({
  page,
  isMobile,
}) => {
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Phone number and message are required');
  await expect(summary).toContainText('Name is required');
  await expect(summary.getByRole('link')).toHaveText(
    isMobile
      ? ['Full name', 'Phone number', 'Message']
      : ['First name', 'Last name', 'Phone number', 'Message'],
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: isMobile ? 'Full name' : 'First name' }).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await nameField(page).fill('Sample');
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'if one part of the name is missing, only that field is marked',
  onDesktop,
  async ({ page }) => {
    await fillContact(page);
    await page.getByLabel('Last name').fill(' ');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Name is required');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Last name']);
    await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('a name typed in one layout carries over to the other', onDesktop, async ({ page }) => {
  await fillContact(page, 'Turned');
  await page.setViewportSize({ width: 360, height: 760 });
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Turned');
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
});

test('email is optional; subject is marked required on desktop', async ({ page, isMobile }) => {
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(email).not.toHaveAttribute('required');
  await expect(page.getByRole('main').getByText('Email (optional)')).toBeVisible();
  if (!isMobile) await expect(page.getByLabel('Subject')).toHaveAttribute('required');
});

test('while sending, the button is disabled and shows the layout’s text', async ({
  page,
  isMobile,
}) => {
  await fillContact(page);
  const release = await holdRequests(page, submitPath);
  await sendButton(page).click();
  const label = isMobile ? 'Submitting...' : 'Sending...';
  await expect(page.getByRole('main').getByRole('button', { name: label })).toBeDisabled();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
});

test(
  'the other ways to contact us are listed if they are configured',
  onPhone,
  async ({ page, request }) => {
    const { data: config } = await (await request.get('/api/config')).json();
    const contacts = page.getByRole('complementary', { name: 'Other ways to reach us' });
    const targets = await contacts
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(
      [
        config.phone && buildCallAddress(config.phone),
        config.whatsappNumber && `https://wa.me/${config.whatsappNumber}`,
        config.supportEmail && `mailto:${config.supportEmail}`,
        '/find-a-dealer',
        '/test-drive',
        '/book-service',
        '/faq',
      ].filter(Boolean),
    );
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('a missing name is reported with the field name of the layout', async ({
    page,
    isMobile,
  }) => {
    await fillContact(page);
    await nameField(page).fill('');
    await sendButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Name is required');
    await expect(summary.getByRole('link')).toHaveText([isMobile ? 'Full name' : 'First name']);
  });
});

test.describe('a link from an event, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'fills in the message; an unknown event fills in nothing',
    onPhone,
    async ({ page, request }) => {
      const { data } = await (await request.get('/api/events/public')).json();
      // Other tests create and hide events of their own.
      const { _id, title } = data.find((event: { isSample: boolean }) => event.isSample);
      await page.goto(`/contact-us?event=${_id}`);
      const message = page.getByRole('textbox', { name: 'Message' });
      await expect(message).toHaveValue(new RegExp(`“${title}”`));
      await page.goto('/contact-us?event=none');
      await expect(message).toHaveValue('');
    },
  );
});

test('a vehicle can be chosen by its picture, and the car beside the form is that one', async ({
  page,
}) => {
  const picture = (name: string) =>
    page.locator('.vehicle-picture').filter({ hasText: new RegExp(`^${name}$`) });
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect(page.locator('.vehicle-picture')).toHaveCount(8);
  await picture('Tank 500').click();
  await expect(page.getByLabel('Vehicle')).toHaveValue('TANK 500');
  await expect(page.locator('img[src*="/tank-500/frontWide"]')).toHaveCount(1);
  await page.getByLabel('Vehicle').selectOption('Other Inquiry');
  await expect(picture('Tank 500')).not.toHaveAttribute('data-chosen');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
