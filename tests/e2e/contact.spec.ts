import { fillContact, findInquiries, nameField, sendButton } from './contact-form.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const submitPath = '**/api/contact/submit';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
});

test('each layout has its own fields, and both the nine inquiries', async ({ page, isMobile }) => {
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

test('the Tab key goes through the fields in the order they are seen', async ({ page }) => {
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

test('a message is answered with its reference, and the form is blank again', async ({
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

test('the form says what is missing, at the fields that the layout has', async ({
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
      ? ['Phone number', 'Message', 'Full name']
      : ['Phone number', 'Message', 'First name', 'Last name'],
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: isMobile ? 'Full name' : 'First name' }).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await nameField(page).fill('Sample');
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('where one part of the name is missing, only that part is marked', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have one name field');
  await fillContact(page);
  await page.getByLabel('Last name').fill(' ');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Name is required');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Last name']);
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a name given in one layout is known in the other', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the window of a phone keeps its layout');
  await fillContact(page, 'Turned');
  await page.setViewportSize({ width: 360, height: 760 });
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Turned');
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
});

test('e-mail address and subject are marked required on desktop only', async ({
  page,
  isMobile,
}) => {
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  if (isMobile) {
    await expect(email).not.toHaveAttribute('required');
    await expect(page.getByRole('main').getByText('Email (optional)')).toBeVisible();
  } else {
    await expect(email).toHaveAttribute('required');
    await expect(page.getByLabel('Subject')).toHaveAttribute('required');
  }
});

test('while it is sent the button says so in the layout’s words', async ({ page, isMobile }) => {
  await fillContact(page);
  await page.route(submitPath, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await sendButton(page).click();
  const words = isMobile ? 'Submitting...' : 'Sending...';
  await expect(page.getByRole('main').getByRole('button', { name: words })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
});

test('beside the form stand the other ways to reach us, those that are set', async ({
  page,
  request,
}) => {
  const { data: config } = await (await request.get('/api/config')).json();
  const ways = page.getByRole('complementary', { name: 'Other ways to reach us' });
  const targets = await ways
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(
    [
      config.whatsappNumber && `https://wa.me/${config.whatsappNumber}`,
      config.supportEmail && `mailto:${config.supportEmail}`,
      '/find-a-dealer',
    ].filter(Boolean),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('a missing name is asked for by the field that the layout has', async ({
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
