import type { APIRequestContext, Page } from '@playwright/test';
import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import { formatLongDay } from '#site/appointments/slot-days.ts';
import {
  addDealer,
  addDealerWithTimes,
  closeDay,
  type ListedDealer,
  listSlots,
} from './bookable-dealers.ts';
import { startAgain } from './public-forms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';
import { submitButton } from './test-drive-form.ts';

const inMain = (page: Page) => page.getByRole('main');
const times = (page: Page) => inMain(page).getByRole('radiogroup', { name: /^Day and time/ });
const days = (page: Page) => inMain(page).getByRole('group', { name: 'Days' });
const dateField = (page: Page) => inMain(page).getByLabel('Preferred date');
const manageLink = (page: Page) =>
  page.getByRole('link', { name: 'See, move or cancel your appointment' });
const words = (slot: string) => formatAppointmentTime(`${slot}+05:00`);

let phones = 0;
/** Visitors may have two appointments with one number. */
function newPhone(): string {
  phones += 1;
  return `0301 ${String(Date.now() % 100_000).padStart(5, '0')}${String(phones).padStart(2, '0')}`;
}

/** Chooses a vehicle and a dealership of the test drive form. */
async function chooseDealer(page: Page, dealer: ListedDealer): Promise<void> {
  await page.getByLabel('Vehicle', { exact: true }).selectOption('Haval H6');
  await page.getByLabel('Dealership').selectOption(dealer.label);
}

/** Fills who comes for a test drive. */
async function fillPerson(page: Page, phone = newPhone()): Promise<void> {
  await page.getByLabel('First name').fill('Sample');
  await page.getByLabel('Last name').fill('Visitor');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByLabel('I hold a valid driving license and agree').check();
  await page.getByLabel('I take responsibility of any damage').check();
}

/** Books a test drive through the API and returns the path of its page. */
async function book(
  request: APIRequestContext,
  dealer: ListedDealer,
  slot: string,
): Promise<string> {
  const response = await request.post('/api/test-drive/book', {
    data: {
      selectedVehicle: 'Haval H6',
      selectedDealership: dealer.label,
      ownsVehicle: 'no',
      licenseAgreement: true,
      responsibilityAgreement: true,
      firstName: 'Other',
      lastName: 'Visitor',
      phone: newPhone(),
      dealerId: dealer._id,
      slot,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data.appointmentUrl;
}

/** Adds a dealer that is closed today, when there may be a single time left, so that its first day has all its times. */
async function addDealerWithFullDays(request: APIRequestContext): Promise<ListedDealer> {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  await closeDay(request, dealer, todayInPakistan());
  return dealer;
}

const findOffered = async (page: Page) =>
  await times(page)
    .getByRole('radio')
    .evaluateAll((radios) => (radios as HTMLInputElement[]).map(({ value }) => value));

test('a test drive is booked at a free time, which the page shows and confirms', async ({
  page,
  request,
}) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const free = await listSlots(request, 'test-drive', dealer);
  await page.goto('/test-drive');
  await expect(dateField(page)).toBeVisible();
  await chooseDealer(page, dealer);
  await expect(times(page)).toBeVisible();
  // The times take the place of the fields for a wish.
  await expect(dateField(page)).toBeHidden();
  const offered = await findOffered(page);
  expect(offered).toEqual(free.slice(0, offered.length));
  const chosen = offered.at(-1) ?? '';
  await times(page)
    .getByRole('radio', { name: chosen.slice(11) })
    .check({ force: true });
  const panel = page.getByRole('complementary', { name: 'Your test drive' });
  await expect(panel).toContainText(chosen.slice(11));
  await expect(panel).toContainText(dealer.label);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillPerson(page);
  await submitButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  await expect(banner).toContainText('We keep this time for you. The dealership will confirm it.');
  await expect(banner).toContainText(/reference is [0-9A-F]{8}/);
  const summary = page.getByRole('region', { name: 'Your appointment' });
  await expect(summary).toContainText(words(chosen));
  await expect(summary).toContainText(dealer.label);
  await expect(inMain(page)).toContainText('Please bring your driving licence and your CNIC.');
  const calendar = page.getByRole('link', { name: 'Add to calendar' });
  const file = await request.get((await calendar.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await listSlots(request, 'test-drive', dealer)).not.toContain(chosen);
  await startAgain(page);
  await expect(times(page)).toHaveCount(0);
  await expect(dateField(page)).toBeVisible();
});

test('a service is booked at a free time of the chosen dealership', async ({ page, request }) => {
  const dealer = await addDealerWithTimes(request, 'service');
  await page.goto('/book-service');
  await page.getByRole('main').getByLabel('Vehicle', { exact: true }).selectOption('Tank 500');
  await page.getByLabel('Dealership').selectOption(dealer.label);
  // Before the service is known, there are no times.
  await expect(page.getByLabel('Service date')).toBeVisible();
  await page.getByLabel('Service type').selectOption('Oil Change');
  await expect(times(page)).toBeVisible();
  const send = inMain(page).getByRole('button', { name: 'Book a Service', exact: true });
  await send.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link').first()).toHaveText('Day and time');
  await summary.getByRole('link', { name: 'Day and time' }).click();
  await expect(times(page).getByRole('radio').first()).toBeFocused();
  await expect(times(page)).toHaveAccessibleDescription('Day and time is required');
  await expectAccessible(page);
  const [slot = ''] = await findOffered(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: 'Your appointment' })).toContainText(
    slot.slice(11),
  );
  await expect(times(page)).not.toHaveAccessibleDescription(/required/);
  await page.getByLabel('First name').fill('Sample');
  await page.getByLabel('Last name').fill('Owner');
  await page.getByLabel('Phone number').fill(newPhone());
  await inMain(page).getByRole('textbox', { name: /^City/ }).fill('Lahore');
  await send.click();
  await expect(page.getByRole('region', { name: 'Your appointment' })).toContainText(words(slot));
  await expect(manageLink(page)).toBeVisible();
});

test(
  'a day that is closed once is called closed, and a booked one full',
  onPhone,
  async ({ page, request }) => {
    const dealer = await addDealerWithTimes(request, 'test-drive', { slotMinutes: 480 });
    const [closedDay, bookedDay] = [addDays(todayInPakistan(), 3), addDays(todayInPakistan(), 4)];
    await closeDay(request, dealer, closedDay);
    await book(request, dealer, `${bookedDay}T09:00`);
    await page.goto('/test-drive');
    await chooseDealer(page, dealer);
    for (const [day, word] of [
      [closedDay, 'Closed'],
      [bookedDay, 'Full'],
    ] as const) {
      const button = days(page).getByRole('button', { name: formatLongDay(day) });
      await expect(button).toHaveAccessibleName(`${formatLongDay(day)}, ${word}`);
      await expect(button).toContainText(word);
      await expect(button).toBeDisabled();
    }
  },
);

test('a dealership without appointments keeps the fields for day and time', async ({
  page,
  request,
}) => {
  const dealer = await addDealer(request);
  await page.goto('/test-drive');
  await dateField(page).fill('2099-05-04');
  const loaded = page.waitForResponse(/\/api\/appointments\/slots/);
  await chooseDealer(page, dealer);
  await loaded;
  await expect(dateField(page)).toBeVisible();
  await expect(dateField(page)).toHaveValue('2099-05-04');
  await expect(times(page)).toHaveCount(0);
  await fillPerson(page);
  await submitButton(page).click();
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('4 May 2099');
  await expect(manageLink(page)).toHaveCount(0);
});

test.describe('a time that another visitor takes', () => {
  test.use({ expectedErrors: ['409 (Conflict)'] });

  test('keeps the form, is marked, and the next times are one press away', async ({
    page,
    request,
  }) => {
    const dealer = await addDealerWithFullDays(request);
    await page.goto('/test-drive');
    await chooseDealer(page, dealer);
    await expect(times(page)).toBeVisible();
    const [first = ''] = await findOffered(page);
    await times(page).getByRole('radio').first().check({ force: true });
    await fillPerson(page);
    await book(request, dealer, first);
    await submitButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('This time has just been taken. Please choose another one.');
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
    await expect(times(page)).toHaveAccessibleDescription(/just been taken/);
    await expect(times(page).getByText('Taken')).toBeVisible();
    await expect(alert.getByRole('button')).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await alert.getByRole('button').first().click();
    await expect(alert.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    await submitButton(page).click();
    await expect(manageLink(page)).toBeVisible();
  });
});

test.describe('when the times cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('the visitor can try again, or name a day instead', async ({ page, request }) => {
    const dealer = await addDealerWithTimes(request, 'test-drive');
    await page.goto('/test-drive');
    await page.route('**/api/appointments/slots*', (route) => route.abort());
    await chooseDealer(page, dealer);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    await expect(dateField(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/appointments/slots*');
    await alert.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(times(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('days, weeks and times work by keyboard alone, until the last day that is offered', async ({
  page,
  request,
}) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  await page.goto('/test-drive');
  await chooseDealer(page, dealer);
  await expect(times(page)).toBeVisible();
  const later = inMain(page).getByRole('button', { name: 'Later days' });
  const seen: string[] = [];
  for (let week = 0; week < 5; week += 1) {
    seen.push(...(await days(page).getByRole('button').allTextContents()));
    if (week < 4) await later.press('Enter');
  }
  expect(seen).toHaveLength(31);
  await expect(later).toBeDisabled();
  await inMain(page).getByRole('button', { name: 'Earlier days' }).press('Enter');
  await days(page).locator('button:enabled').nth(1).press('Enter');
  await times(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(times(page).getByRole('radio').nth(2)).toBeChecked();
  const chosen = await times(page).getByRole('radio').nth(2).inputValue();
  // Looking at another day keeps the choice.
  await days(page).locator('button:enabled').nth(2).press('Enter');
  await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(inMain(page).getByText('Chosen:')).toContainText(chosen.slice(11));
  await expect(page.locator('input[name="slot"][type="hidden"]')).toHaveValue(chosen);
});

test('the times fit at 320 px, and every target is 44 px high', async ({ page, request }) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/test-drive');
  await chooseDealer(page, dealer);
  await expect(times(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const targets = [
    times(page).locator('label').first(),
    days(page).getByRole('button').first(),
    inMain(page).getByRole('button', { name: 'Later days' }),
  ];
  for (const target of targets) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("an appointment's page shows it, and moves it to another free time", async ({
  page,
  request,
}) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const [slot = ''] = await listSlots(request, 'test-drive', dealer);
  await page.goto(await book(request, dealer, slot));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive');
  await expect(inMain(page)).toContainText(words(slot));
  await expect(inMain(page)).toContainText('Waiting for confirmation');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await inMain(page).getByText('Move to another time').click();
  await expect(times(page)).toBeVisible();
  expect(await findOffered(page)).not.toContain(slot);
  await days(page).locator('button:enabled').nth(1).click();
  const [other = ''] = await findOffered(page);
  await times(page).getByRole('radio').first().check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await inMain(page).getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Your appointment is moved')).toBeVisible();
  await expect(inMain(page).getByRole('definition').first()).toHaveText(words(other));
  expect(await listSlots(request, 'test-drive', dealer)).toContain(slot);
});

test('the time of an email’s link is chosen, and one press moves the appointment there', async ({
  page,
  request,
}) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const [first = '', , offered = ''] = await listSlots(request, 'test-drive', dealer);
  await page.goto(`${await book(request, dealer, first)}?slot=${offered}#move`);
  const move = page.getByRole('button', { name: 'Move to this time' });
  await expect(page.getByText('Move to another time')).toBeInViewport();
  await expect(times(page).getByRole('radio', { name: offered.slice(11) })).toBeChecked();
  await expect(move).toBeEnabled();
  await expectAccessible(page);
  await move.click();
  await expect(page.getByText('Your appointment is moved')).toBeVisible();
  await expect(page.getByText('no longer free')).toHaveCount(0);
  await expect(inMain(page).getByRole('definition').first()).toHaveText(words(offered));
});

test("an appointment's page cancels it after a question", async ({ page, request }) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const [slot = ''] = await listSlots(request, 'test-drive', dealer);
  await page.goto(await book(request, dealer, slot));
  const cancel = inMain(page).getByRole('button', { name: 'Yes, cancel it' });
  await expect(cancel).toBeHidden();
  await inMain(page).getByText('Cancel the appointment', { exact: true }).click();
  await cancel.click();
  await expect(page.getByText('This appointment is cancelled')).toBeVisible();
  await expect(inMain(page).getByText('Move to another time')).toHaveCount(0);
  await expectAccessible(page);
  expect(await listSlots(request, 'test-drive', dealer)).toContain(slot);
});

test.describe('moving to a time that is taken', () => {
  test.use({ expectedErrors: ['409 (Conflict)'] });

  test('says so and offers the next ones', async ({ page, request }) => {
    const dealer = await addDealerWithFullDays(request);
    const [slot = '', , third = ''] = await listSlots(request, 'test-drive', dealer);
    await page.goto(await book(request, dealer, slot));
    await inMain(page).getByText('Move to another time').click();
    await times(page).locator(`input[value="${third}"]`).check({ force: true });
    await book(request, dealer, third);
    await inMain(page).getByRole('button', { name: 'Move to this time' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('has just been taken');
    await expect(alert).toBeFocused();
    await alert.getByRole('button').first().click();
    await inMain(page).getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByText('Your appointment is moved')).toBeVisible();
  });
});

test.describe('an unknown link', onDesktop, () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('says what to do', async ({ page }) => {
    await page.goto('/appointment/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(page);
  });
});

test('the counters never learn the secret of the address', async ({ page, request }) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  const [slot = ''] = await listSlots(request, 'test-drive', dealer);
  const url = await book(request, dealer, slot);
  const counted = page.waitForRequest(/\/api\/page-views$/);
  await page.goto(url);
  expect((await counted).postData()).not.toContain(url.split('/').at(-1));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['409 (Conflict)'] });

  test('times are shown on demand, a taken one keeps the form, and another is booked', async ({
    page,
    request,
  }) => {
    const dealer = await addDealerWithTimes(request, 'test-drive');
    await page.goto('/test-drive');
    await chooseDealer(page, dealer);
    await fillPerson(page);
    await page.getByRole('button', { name: 'Show free times' }).click();
    const select = page.getByLabel('Day and time');
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
    await expect(dateField(page)).toBeHidden();
    const [first = '', second = ''] = await listSlots(request, 'test-drive', dealer);
    await select.selectOption(first);
    await book(request, dealer, first);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This time has just been taken');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
    await select.selectOption(second);
    await submitButton(page).click();
    await expect(page.getByRole('region', { name: 'Your appointment' })).toContainText(
      words(second),
    );
    await manageLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive');
  });

  test('an appointment is moved and cancelled', async ({ page, request }) => {
    const dealer = await addDealerWithTimes(request, 'test-drive');
    const slots = await listSlots(request, 'test-drive', dealer);
    await page.goto(await book(request, dealer, slots[0] ?? ''));
    await inMain(page).getByText('Move to another time').click();
    await page.getByLabel('Day and time').selectOption(slots[12] ?? '');
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByText('Your appointment is moved')).toBeVisible();
    await expect(inMain(page)).toContainText(words(slots[12] ?? ''));
    await inMain(page).getByText('Cancel the appointment', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('This appointment is cancelled')).toBeVisible();
  });
});
