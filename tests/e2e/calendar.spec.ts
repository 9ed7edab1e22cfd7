import type { Locator, Page } from '@playwright/test';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addBookedDealer, type BookedDealer, bookDrive, hideDealer } from './booked-dealers.ts';
import { uniqueName } from './bookings.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

// Each test sets up a dealer, its cars, hours and customers.
test.beforeEach(() => test.slow());

test.use({ expectedErrors: [signedOut, '409 (Conflict)', '400 (Bad Request)'] });

const openDay = (page: Page, { username, day }: BookedDealer) =>
  openOffice(page, `/calendar?day=${day}`, username);

/** The block of a customer's appointment. */
const findBlock = (page: Page, lastName: string): Locator =>
  page.getByRole('region', { name: 'Appointments' }).getByRole('button', { name: lastName });

const expectAt = (block: Locator, time: string, place: string) =>
  expect(block).toHaveAccessibleName(new RegExp(`^${time.replace(' ', '\\s')} to .*${place}`));

/** Drags a block by so many columns and hours, and waits until the move is stored. */
async function drag(page: Page, block: Locator, columns: number, hours: number) {
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await dragTo(page, block, columns, hours);
  await stored;
}

async function dragTo(page: Page, block: Locator, columns: number, hours: number) {
  const box = await block.boundingBox();
  if (!box) throw new Error('the block is not shown');
  const from = { x: box.x + box.width / 2, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // A column is as wide as a block and its margins; an hour is 80 pixels high.
  await page.mouse.move(from.x + columns * (box.width + 6), from.y + hours * 80, { steps: 8 });
  await page.mouse.up();
}

test(
  'a dealer’s day by keyboard: move, undo, overbook with a reason, confirm, and a no-show before the time after a question',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    await bookDrive(request, dealer, '10:00', { lastName: first });
    await openDay(page, dealer);
    const block = findBlock(page, first);
    await expect(block).toBeVisible();
    const [car, otherCar] = (await block.getAttribute('aria-label'))?.includes('White H6')
      ? ['White H6', 'Grey Jolion']
      : ['Grey Jolion', 'White H6'];
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await block.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: 'Enter moves it' })).toContainText(car);
    await page.keyboard.press('Escape');
    await expectAt(block, '10:00 AM', car);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(car === 'Grey Jolion' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Sample ${first} is moved to`)).toBeVisible();
    await expectAt(block, '11:00 AM', otherCar);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expectAt(block, '10:00 AM', car);

    // Both cars are taken at 12: a second appointment there needs a reason.
    for (const lastName of [second, uniqueName('Third')]) {
      await bookDrive(request, dealer, '12:00', { lastName });
    }
    await expect(findBlock(page, second)).toBeVisible();
    await block.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const taken = page.getByRole('dialog', { name: 'This time is taken' });
    await taken.getByRole('button', { name: 'Overbook' }).click();
    await expect(taken.getByText('Please enter a reason')).toBeVisible();
    await expectAccessible(page);
    await taken.getByLabel('Reason').fill('Brings his own car');
    await taken.getByRole('button', { name: 'Overbook' }).click();
    await expectAt(block, '12:00 PM', 'overbooked: Brings his own car');

    await block.focus();
    await page.keyboard.press('c');
    await expect(page.getByText(`Sample ${first} is confirmed.`)).toBeVisible();
    await expect(block).toHaveAccessibleName(/Confirmed/);
    await block.focus();
    await page.keyboard.press('n');
    const early = page.getByRole('alertdialog', {
      name: /^The appointment is .*Mark as No-show now/,
    });
    await expectAccessible(page);
    await early.getByRole('button', { name: 'Go back' }).click();
    await expect(block).toHaveAccessibleName(/Confirmed/);
    await block.focus();
    await page.keyboard.press('n');
    await early.getByRole('button', { name: 'Mark as No-show now' }).click();
    await expect(block).toHaveAccessibleName(/No-show/);
    await hideDealer(request, dealer);
  },
);

test(
  'an appointment is dragged to another car and time, and in the week to another day',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Dragged');
    await bookDrive(request, dealer, '10:00', { lastName });
    await openDay(page, dealer);
    const block = findBlock(page, lastName);
    const isLeft = ((await block.getAttribute('aria-label')) ?? '').includes('Grey Jolion');
    await drag(page, block, isLeft ? 1 : -1, 3);
    await expect(page.getByText(`Sample ${lastName} is moved to`)).toBeVisible();
    await expectAt(block, '1:00 PM', isLeft ? 'White H6' : 'Grey Jolion');
    await expect(page.getByRole('dialog')).toBeHidden();

    // Columns appear as the other days of the week are loaded.
    const loaded = page.waitForResponse((response) => response.url().includes('/admin/calendar?'));
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    await loaded;
    await expect(page.getByText('No appointments').first()).toBeVisible();
    await drag(page, block, 0, 1);
    await expectAt(block, '2:00 PM', isLeft ? 'White H6' : 'Grey Jolion');
    // The columns are the cars and bays of each day.
    await drag(page, block, isLeft ? -1 : 1, 0);
    await expectAt(block, '2:00 PM', isLeft ? 'Grey Jolion' : 'White H6');
    await block.focus();
    await page.keyboard.press(isLeft ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expectAt(block, '2:00 PM', isLeft ? 'White H6' : 'Grey Jolion');
    await expectAccessible(page);
    await hideDealer(request, dealer);
  },
);

test(
  'an appointment moves to a free time in its dialog, and is cancelled after a question',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Chosen');
    await bookDrive(request, dealer, '10:00', { lastName });
    await openDay(page, dealer);
    const block = findBlock(page, lastName);
    await block.click();
    const dialog = page.getByRole('dialog', { name: `Sample ${lastName}` });
    await expect(dialog.getByRole('link', { name: 'Open the request' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move…' }).click();
    await dialog.getByLabel('Day').selectOption(dealer.day);
    await dialog.getByRole('radio', { name: '3:00' }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(block).toHaveAccessibleName(/^3:00\sPM to/);
    await block.focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(block).toBeHidden();
    await hideDealer(request, dealer);
  },
);

test('head office finds the dealer that it chose last', onDesktop, async ({ page, request }) => {
  const dealer = await addBookedDealer(request);
  await openOffice(page, '/appointment-setup');
  const choice = page.getByRole('combobox', { name: 'Dealer', exact: true });
  await expect(page.getByText('Choose a dealer to set up its appointments.')).toBeVisible();
  const offered = page.getByRole('region', { name: 'Dealers', exact: true });
  await expect(offered.getByRole('button', { name: dealer.label })).toBeVisible();
  const find = offered.getByRole('searchbox', { name: 'Find a dealer' });
  await find.fill('no such dealer');
  await expect(offered.getByRole('status')).toHaveText('No dealer has this name or city.');
  await find.fill(dealer.label.toUpperCase().replace(',', ''));
  await expect(offered.getByRole('button')).toHaveCount(1);
  await find.press('Enter');
  await expect(offered).toHaveCount(0);
  await expect(choice).toHaveValue(dealer.dealerId);
  await page.goto(office('/calendar'));
  const appointments = page.getByRole('region', { name: 'Appointments' });
  await expect(appointments).toBeVisible();
  await expect(choice).toHaveValue(dealer.dealerId);
  await choice.selectOption('All dealers');
  const all = page.getByRole('region', { name: 'All dealers' });
  await expect(all).toBeVisible();
  await expect(page.getByRole('group', { name: 'View' })).toHaveCount(0);
  await expectAccessible(page);
  // It has no appointment today: its row is among those that one row opens.
  const idle = all.getByRole('button', { name: /^\d+ dealers? without appointments$/ });
  const own = all.getByRole('button', { name: dealer.label, exact: true });
  if ((await idle.getAttribute('aria-expanded')) === 'true') await idle.click();
  await expect(own).toHaveCount(0);
  await idle.click();
  await expect(idle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await own.click();
  await expect(appointments).toBeVisible();
  await expect(page.getByRole('group', { name: 'View' })).toBeVisible();
  await hideDealer(request, dealer);
});

test(
  'the day of all dealers shows the present time as a line with its time, within the hours of today',
  onDesktop,
  async ({ page }) => {
    // Dealers open at nine and close at six; Pakistan is five hours ahead.
    const today = todayInPakistan();
    await page.clock.install({ time: new Date(`${today}T06:40:00Z`) });
    await openOffice(page, '/calendar');
    const all = page.getByRole('region', { name: 'All dealers' });
    const line = all.locator('[data-part="now"]').first();
    await expect(all.getByText('Now 11:40')).toBeVisible();
    await expect(line).toBeVisible();
    const readPlace = async () => (await line.boundingBox())?.x ?? 0;
    const before = await readPlace();
    await page.clock.runFor(30 * 60_000);
    await expect(all.getByText('Now 12:10')).toBeVisible();
    expect(await readPlace()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(all.getByText(/^Now /)).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(line).toBeVisible();
    await page.clock.setSystemTime(new Date(`${today}T18:30:00Z`));
    await page.clock.runFor(60_000);
    await expect(line).toHaveCount(0);
  },
);

test(
  'at 1366 px a block of a week has the customer’s name on its own lines, uncut',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    await bookDrive(request, dealer, '10:00', { lastName: 'Customer Ali' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await openOffice(page, `/calendar?day=${dealer.day}&view=week`, dealer.username);
    const name = findBlock(page, 'Customer Ali').locator('bdi');
    await expect(name).toHaveText('Sample Customer Ali');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
    expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(1);
    await hideDealer(request, dealer);
  },
);

test('a booking from elsewhere appears without reload', onDesktop, async ({ page, request }) => {
  const dealer = await addBookedDealer(request);
  await bookDrive(request, dealer, '09:00');
  const live = page.waitForResponse((response) => response.url().endsWith('/api/admin/live'));
  await openDay(page, dealer);
  await live;
  const lastName = uniqueName('Live');
  await bookDrive(request, dealer, '16:00', { lastName });
  await expect(findBlock(page, lastName)).toBeVisible({ timeout: 10_000 });
  await hideDealer(request, dealer);
});

test(
  'a closure lists the appointments that it hits, and offers their customers other times',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const [emailed, called] = [uniqueName('Emailed'), uniqueName('Called')];
    await bookDrive(request, dealer, '10:00', { lastName: emailed, email: 'hit@mail.example' });
    await bookDrive(request, dealer, '11:00', { lastName: called });
    await openOffice(page, '/appointment-setup?tab=closures', dealer.username);
    await page.getByRole('button', { name: 'New closure' }).click();
    const form = page.getByRole('dialog', { name: 'New closure' });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Please enter a reason')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Reason').fill('Eid ul-Fitr');
    await form.getByLabel('From').fill(`${dealer.day}T00:00`);
    await form.getByLabel('Until').fill(`${dealer.day}T23:59`);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const hits = page.getByRole('region', { name: 'Appointments in Eid ul-Fitr' });
    await expect(hits.getByText('It hits 2 appointments')).toBeVisible();
    await expectAccessible(page);
    await hits.getByRole('button', { name: 'Offer other times' }).click();
    await expect(page.getByText('1 customer gets an email. Call one.')).toBeVisible();
    await expect(hits.getByText('Offered other times')).toBeVisible();
    await expect(hits.getByRole('button', { name: 'Offer other times' })).toBeDisabled();
    await page.getByRole('link', { name: 'Calendar', exact: true }).last().click();
    await page.getByLabel('Day', { exact: true }).fill(dealer.day);
    await expect(page.getByText('Closed: Eid ul-Fitr').first()).toBeVisible();
    await hideDealer(request, dealer);
  },
);

test(
  'cars and hours are set up, and then there are times to book',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    await openOffice(page, '/appointment-setup', dealer.username);
    await page.getByRole('button', { name: 'New car or bay' }).click();
    const form = page.getByRole('dialog', { name: 'New car or bay' });
    await form.getByLabel('For').selectOption('service');
    await form.getByLabel('Name').fill('Bay 1');
    await form.getByLabel('Length (minutes)').fill('90');
    await form.getByLabel('Pause after it').fill('0');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Service · 90 min')).toBeVisible();

    await page.getByRole('link', { name: 'Opening Hours' }).click();
    await page.getByRole('button', { name: 'Service', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'As the dealer’s hours' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set own hours' }).click();
    await expect(page.getByLabel('Monday opens')).toHaveValue('09:00');
    await page.getByLabel('Monday closes').fill('13:00');
    await page.getByRole('button', { name: 'Add a time on Monday' }).click();
    await page.getByLabel('Monday, time 2, opens').fill('12:00');
    await page.getByLabel('Monday, time 2, closes').fill('18:00');
    await expect(page.getByText('Two times overlap')).toBeVisible();
    await page.getByLabel('Monday, time 2, opens').fill('14:00');
    await page.getByRole('button', { name: 'Copy Monday to all days' }).click();
    await page.getByRole('button', { name: 'Remove Sunday, time 2,' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('The opening hours are saved.')).toBeVisible();
    const query = new URLSearchParams({ kind: 'service', dealerId: dealer.dealerId, days: '14' });
    const { data } = await (await request.get(`/api/appointments/slots?${query}`)).json();
    const byDay = (data as { times: { time: string }[] }[]).map(({ times }) => times.length);
    expect(Math.max(...byDay)).toBe(4);

    await page.getByRole('button', { name: 'Use the dealer’s hours' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Use the dealer’s hours' })
      .click();
    await expect(page.getByRole('heading', { name: 'As the dealer’s hours' })).toBeVisible();
    await hideDealer(request, dealer);
  },
);

test(
  'a request gets a time in its details, and one that comes by phone at once',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Planned');
    const data = {
      selectedVehicle: 'Haval H6',
      selectedDealership: dealer.label,
      ownsVehicle: 'no',
      licenseAgreement: true,
      responsibilityAgreement: true,
      firstName: 'Sample',
      lastName,
      phone: '0300 0000005',
    };
    await request.post('/api/test-drive/book', { data });
    await openOffice(page, `/test-drives?search=${lastName}`, dealer.username);
    await page.getByRole('link', { name: `Sample ${lastName}` }).click();
    await page.getByRole('button', { name: 'Plan a time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a time' });
    await dialog.getByLabel('Day').selectOption(dealer.day);
    await dialog.getByRole('radio', { name: '10:00' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByText('The appointment is on')).toBeVisible();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('button', { name: 'Move' })).toBeVisible();
    await details.getByRole('link', { name: 'Calendar' }).click();
    await expect(findBlock(page, lastName)).toBeVisible();

    const caller = uniqueName('Caller');
    await page.goto(office('/test-drives?edit=new'));
    const form = page.getByRole('dialog', { name: 'New test drive' });
    await form.getByLabel('Phone *').fill('0300 0000006');
    await form.getByLabel('First name *').fill('Sample');
    await form.getByLabel('Last name *').fill(caller);
    await form.getByLabel('Vehicle *', { exact: true }).selectOption('Haval H6');
    await form.getByLabel('Day', { exact: true }).selectOption(dealer.day);
    await form.getByRole('radio', { name: '11:00' }).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create test drive' }).click();
    await expect(page.getByText('is saved.')).toBeVisible();
    await page.goto(office(`/calendar?day=${dealer.day}`));
    await expect(findBlock(page, caller)).toHaveAccessibleName(/^11:00\sAM to/);
    await hideDealer(request, dealer);
  },
);

test(
  'a cancelled request whose time is gone says so when it is confirmed, and is planned again',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Gone');
    await bookDrive(request, dealer, '10:00', { lastName });
    await openOffice(page, `/test-drives?search=${lastName}`, dealer.username);
    const status = page.getByRole('combobox', { name: `Status of Sample ${lastName}` });
    await status.selectOption('cancelled');
    await expect(page.getByText('is now Cancelled.')).toBeVisible();
    // Both cars are taken then.
    for (const _car of dealer.cars) await bookDrive(request, dealer, '10:00');
    await status.selectOption('confirmed');
    await expect(page.getByText('can no longer take place')).toContainText('next free times are');
    await expect(status).toHaveValue('cancelled');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Plan again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan the appointment again' });
    await dialog.getByLabel('Day').selectOption(dealer.day);
    await dialog.getByRole('radio', { name: '3:00' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm at this time' }).click();
    await expect(page.getByText('The appointment is on')).toBeVisible();
    await page.goto(office(`/calendar?day=${dealer.day}`));
    await expect(findBlock(page, lastName)).toHaveAccessibleName(/^3:00\sPM to .*Confirmed/);
    await hideDealer(request, dealer);
  },
);

test(
  'a request whose time was taken in the trash is restored with a word about it',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Restored');
    await bookDrive(request, dealer, '11:00', { lastName });
    await openOffice(page, `/test-drives?search=${lastName}`, dealer.username);
    await page.getByRole('row', { name: lastName }).hover();
    await page.getByRole('button', { name: `Delete Sample ${lastName}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('An appointment to come is cancelled, and the customer');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.goto(office('/trash'));
    await expect(page.getByText(`Sample ${lastName}`)).toBeVisible();
    for (const _car of dealer.cars) await bookDrive(request, dealer, '11:00');
    await page.getByRole('button', { name: `Restore Sample ${lastName}` }).click();
    await expect(page.getByText('the time has been taken')).toContainText('next free times are');
    await page.getByRole('button', { name: 'Open the request' }).click();
    await expect(page.getByRole('button', { name: 'Plan a time' })).toBeVisible();
    await hideDealer(request, dealer);
  },
);

test(
  'on a phone the day is a list, and an appointment has its acts',
  onPhone,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const lastName = uniqueName('Phone');
    await bookDrive(request, dealer, '10:00', { lastName });
    await openDay(page, dealer);
    await page.getByRole('button', { name: `Sample ${lastName}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Sample ${lastName}` });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: lastName })).toContainText(
      'Confirmed',
    );
    // A button that still waits is faded, and so is a toast that appears.
    await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0);
    await expect(page.getByText(`Sample ${lastName} is confirmed.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Setup' }).click();
    await expect(page.getByText('White H6')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await hideDealer(request, dealer);
  },
);
