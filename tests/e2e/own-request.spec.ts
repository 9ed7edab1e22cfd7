import type { APIRequestContext, Page } from '@playwright/test';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { addDealerWithTimes, listSlots } from './bookable-dealers.ts';
import { bookButton, fillBooking } from './booking-form.ts';
import { allDealers } from './dealers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

const inMain = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => page.getByRole('region', { name });
const thread = (page: Page) => section(page, 'Messages').getByRole('list');
const writeField = (page: Page) => inMain(page).getByLabel('Your message');
const sendButton = (page: Page) => inMain(page).getByRole('button', { name: 'Send message' });

let phones = 0;
/** Visitors may send a few requests with one number. */
function newPhone(): string {
  phones += 1;
  return `0302 ${String(Date.now() % 100_000).padStart(5, '0')}${String(phones).padStart(2, '0')}`;
}

/** Books a car through the API and returns the path of the booking's page. */
async function book(request: APIRequestContext, input: object = {}): Promise<string> {
  const response = await request.post('/api/vehicle-booking/book', {
    data: { ...makeVehicleBooking({ phone: newPhone() }), ...input },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data.trackingUrl;
}

test('a booking leads to its page, which says who answers by when and takes messages', async ({
  page,
}) => {
  await page.goto('/book-now');
  const { dealership } = await fillBooking(page);
  const [name = ''] = dealership.split(',');
  await inMain(page).getByLabel('Phone number').fill(newPhone());
  await bookButton(page).click();
  await page.getByRole('link', { name: 'Follow your request' }).click();
  await expect(page).toHaveURL(/\/track\/[A-Za-z0-9_-]{44}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
  await expect(inMain(page)).toContainText(new RegExp(`${name} answers by .+\\.`));
  await expect(inMain(page)).toContainText('Haval H6 1.5, Burgundy');
  const dealer = (await allDealers(page)).find((listed) => listed.name === name);
  await expect(inMain(page).getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    buildCallAddress(dealer?.phone ?? ''),
  );
  const steps = section(page, 'How far it is').getByRole('listitem');
  await expect(steps).toHaveText([
    /^Now: Booking received/,
    /Confirmed$/,
    /Car allotted$/,
    /Ready for you$/,
    /Delivered$/,
  ]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await writeField(page).fill('Is it on its way?\nWhite is fine, too.');
  await sendButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'Your message is sent' });
  await expect(banner).toBeFocused();
  await expect(banner).toBeInViewport();
  await expect(thread(page)).toContainText('Is it on its way?\nWhite is fine, too.');
  await expect(writeField(page)).toHaveValue('');
  await expectAccessible(page);
});

test('a request is withdrawn with a reason, and can then only be written about', async ({
  page,
  request,
}) => {
  await page.goto(await book(request));
  await inMain(page).getByText('Withdraw this request').click();
  await expect(inMain(page)).toContainText('This ends your request');
  await expectAccessible(page);
  await inMain(page).getByLabel('Why do you withdraw it?').selectOption('The waiting time');
  await inMain(page).getByRole('button', { name: 'Withdraw it for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is withdrawn' })).toBeFocused();
  await expect(inMain(page).locator('[aria-current="step"]')).toContainText('Withdrawn by you');
  await expect(inMain(page).getByText('Withdraw this request')).toHaveCount(0);
  await expect(writeField(page)).toBeVisible();
  await expectAccessible(page);
});

test('a call is asked for, and the page names its time', async ({ page, request }) => {
  await page.goto(await book(request));
  await inMain(page).getByText('Ask for a call').click();
  const field = inMain(page).getByLabel('When should we call?');
  const latest = (await field.getAttribute('max')) ?? '';
  const chosen = `${new Date(Date.parse(latest.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10)}T15:30`;
  await field.fill(chosen);
  await inMain(page).getByRole('button', { name: 'Ask for this call' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Your call is asked for' });
  await expect(banner).toContainText('15:30');
  await expect(banner).toBeFocused();
});

test('a phone number is corrected, and waits for confirmation', async ({ page, request }) => {
  await page.goto(await book(request));
  const part = inMain(page).getByText('Correct your name or phone number');
  await part.click();
  await expectAccessible(page);
  await inMain(page).getByLabel('Phone number').fill('0300 7654321');
  await inMain(page).getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'correction is sent' })).toBeFocused();
  await part.click();
  await expect(inMain(page)).toContainText('not confirmed yet: Phone number.');
  await expect(inMain(page).getByLabel('Phone number')).toHaveValue('');
  await expect(inMain(page)).not.toContainText('7654321');
});

test('an appointment leads on to its own page', onPhone, async ({ page, request }) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const [slot = ''] = await listSlots(request, 'test-drive', dealer);
  const response = await request.post('/api/test-drive/book', {
    data: {
      selectedVehicle: 'Haval H6',
      selectedDealership: dealer.label,
      ownsVehicle: 'no',
      licenseAgreement: true,
      responsibilityAgreement: true,
      firstName: 'Sample',
      lastName: 'Visitor',
      phone: newPhone(),
      dealerId: dealer._id,
      slot,
    },
  });
  await page.goto((await response.json()).data.trackingUrl);
  await expect(inMain(page)).toContainText(/confirms your time by/);
  await expect(section(page, 'Details')).toContainText(slot.slice(11));
  await expectAccessible(page);
  await inMain(page).getByRole('link', { name: 'Move, cancel or add to calendar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive');
  await expect(page).toHaveURL(/\/appointment\//);
});

test(
  'in Urdu the page is read from right to left and fits a small phone',
  onPhone,
  async ({ page, request }) => {
    const url = await book(request);
    await page.request.post(`/api${url}/messages`, { data: { text: 'سفید رنگ بھی ٹھیک ہے' } });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/ur${url}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('آپ کی بکنگ');
    for (const title of [
      'فون کال کی درخواست کریں',
      'اپنا نام یا فون نمبر درست کریں',
      'یہ درخواست واپس لیں',
    ]) {
      await inMain(page).getByText(title).click();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test.describe('a form that is refused', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] });

  test('says why, and keeps what was typed', async ({ page, request }) => {
    await page.goto(await book(request));
    await inMain(page).getByText('Withdraw this request').click();
    await inMain(page).getByLabel('What should we know?').fill('I found a used one');
    await inMain(page).getByRole('button', { name: 'Withdraw it for good' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(inMain(page).getByLabel('What should we know?')).toHaveValue('I found a used one');
    await alert.getByRole('link', { name: 'Why do you withdraw it?' }).click();
    await expect(inMain(page).getByLabel('Why do you withdraw it?')).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('an unknown link', onDesktop, () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('says what to do', async ({ page }) => {
    await page.goto(`/track/${'A'.repeat(44)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(page);
  });
});

test('the counters never learn the secret of the address', onPhone, async ({ page, request }) => {
  const url = await book(request);
  const counted = page.waitForRequest(/\/api\/page-views$/);
  await page.goto(url);
  expect((await counted).postData()).not.toContain(url.split('/').at(-1));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('customers write, ask for a call and withdraw', async ({ page, request }) => {
    await page.goto(await book(request));
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a message');
    await writeField(page).fill('A message without script');
    await sendButton(page).click();
    await expect(thread(page)).toContainText('A message without script');
    await inMain(page).getByText('Ask for a call').click();
    await inMain(page).getByLabel('When should we call?').fill('2020-01-01T10:00');
    await inMain(page).getByRole('button', { name: 'Ask for this call' }).click();
    await expect(page.getByRole('alert')).toContainText('within the next 14 days');
    await expect(inMain(page).getByLabel('When should we call?')).toHaveValue('2020-01-01T10:00');
    await inMain(page).getByText('Withdraw this request').click();
    await inMain(page).getByLabel('Why do you withdraw it?').selectOption('Another reason');
    await inMain(page).getByRole('button', { name: 'Withdraw it for good' }).click();
    await expect(inMain(page)).toContainText('Your request is withdrawn');
  });
});
