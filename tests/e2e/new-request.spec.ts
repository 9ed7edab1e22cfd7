import type { Page } from '@playwright/test';
import { addDealerWithTimes } from './bookable-dealers.ts';
import { book } from './bookings.ts';
import { uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const form = (page: Page) => page.getByRole('dialog', { name: /^New / });

/** A number that no other test uses, of a series that no operator has. */
const uniquePhone = () => `0300 0${String(Math.random()).slice(2, 8)}`;

/** What a member of staff does while the customer talks: types the customer's words, and presses keys. */
type Step = { words: string } | { keys: string[] };
const say = (words: string): Step => ({ words });
const press = (...keys: string[]): Step => ({ keys });
const tab = press('Tab');

/** Takes the steps and returns how many keys were pressed besides the customer's words. */
async function take(page: Page, steps: readonly Step[]): Promise<number> {
  let pressed = 0;
  for (const step of steps) {
    if ('words' in step) {
      await page.keyboard.type(step.words);
      continue;
    }
    for (const key of step.keys) {
      await page.keyboard.press(key);
      pressed += key.split('+').length;
    }
  }
  return pressed;
}

/** The steps from the first key to the saved request, by type. The vehicle is the fourth: the keys reach it one by one. */
const calls: Record<string, (name: string) => Step[]> = {
  'contact-inquiries': (name) => [say(`Sample ${name}`), tab, say('When is the Tank 500 here?')],
  'test-drives': (name) => [
    say('Sample'),
    tab,
    say(name),
    tab,
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'),
    tab,
    press('k'),
    tab,
    tab,
    say('05042099'),
    // One Tab: the field's button for the picker is no stop.
    tab,
    say('0230PM'),
  ],
  'vehicle-bookings': (name) => [
    say('Sample'),
    tab,
    say(name),
    tab,
    say('1234512345671'),
    tab,
    say('Sample street 3'),
    tab,
    say('Lahore'),
    tab,
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'),
    tab,
    press('ArrowDown'),
    tab,
    press('l'),
  ],
  'service-appointments': (name) => [
    say('Sample'),
    tab,
    say(name),
    tab,
    say('Multan'),
    tab,
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'),
    tab,
    press('o'),
    tab,
    say('06012099'),
  ],
  'parts-requests': (name) => [
    say('Sample'),
    tab,
    say(name),
    tab,
    say('Quetta'),
    tab,
    say('LGWEF6A5XKH000002'),
    tab,
    say('Air filter'),
  ],
  'dealer-applications': (name) => [
    say('Sample'),
    tab,
    say(name),
    tab,
    say('1234512345671'),
    tab,
    say('Sample street 2'),
    tab,
    say('Okara'),
    tab,
    press('f'),
    tab,
    press('l'),
    tab,
    say('Sample bypass'),
    tab,
    say('Okara'),
    tab,
    say('Punjab'),
  ],
};

/** What the keys chose, where the caller wants a vehicle: the fourth of the list. */
const chosen: Record<string, string> = {
  'test-drives': 'Haval Jolion',
  'vehicle-bookings': 'Haval H6 PHEV',
  'service-appointments': 'Haval Jolion',
};

for (const [slug, listSteps] of Object.entries(calls)) {
  test(
    `${slug}: a call is written down with at most 25 keys besides the caller’s words`,
    onDesktop,
    async ({ page }) => {
      const name = uniqueName('Caller').replace(' ', '-');
      await openOffice(page, `/${slug}`);
      await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
      const opened = await take(page, [press('n')]);
      await expect(form(page).getByLabel('Phone')).toBeFocused();
      const keys = await take(page, [
        say(uniquePhone()),
        tab,
        ...listSteps(name),
        press('Control+Enter'),
      ]);
      await expect(page.getByText(`Sample ${name} is saved.`)).toBeVisible();
      expect(opened + keys).toBeLessThanOrEqual(25);
      await page.getByRole('searchbox').fill(name);
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
      await page.getByRole('link', { name: `Sample ${name}` }).click();
      const details = page.getByRole('dialog');
      await expect(details).toContainText('Submitted · hr');
      await expect(details.getByText('phone', { exact: true })).toBeVisible();
      await expect(details).toContainText(chosen[slug] ?? name);
    },
  );
}

test('a known person is filled in by the phone number, and what is typed stays', async ({
  page,
  request,
}) => {
  const [lastName, phone] = [uniqueName('Known'), uniquePhone()];
  const id = await book(request, { lastName, phone, email: 'known@mail.example' });
  await openOffice(page, '/test-drives');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(form(page).getByLabel('Phone')).toBeFocused();
  await page.keyboard.type(phone.replace('0300', '+92 300'));
  await expect(form(page).getByLabel('Last name')).toHaveValue(lastName);
  await expect(form(page).getByLabel('First name')).toHaveValue('Sample');
  await expect(form(page).getByLabel('Email')).toHaveValue('known@mail.example');
  await expect(form(page)).toContainText(`Known: Sample ${lastName}.`);
  await expect(form(page)).toContainText(`Has an open test drive: ${id.slice(-8).toUpperCase()}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await form(page).getByLabel('First name').fill('Other');
  await form(page).getByLabel('Phone').fill(uniquePhone());
  await expect(form(page).getByLabel('Last name')).toHaveValue('');
  await expect(form(page).getByLabel('First name')).toHaveValue('Other');
  await form(page).getByLabel('Phone').fill(phone);
  await expect(form(page)).toContainText(`Known: Sample ${lastName}.`);
  await expect(form(page).getByLabel('First name')).toHaveValue('Other');
  await form(page).getByLabel('Vehicle *', { exact: true }).selectOption('Tank 500');
  await form(page).getByLabel('Dealership').selectOption('HAVAL North Nazimabad, Karachi');
  await form(page).getByLabel('How it came').selectOption('On foot');
  await form(page)
    .getByRole('button', { name: /^Create / })
    .click();
  await expect(page.getByText(`Other ${lastName} is saved.`)).toBeVisible();
});

test('a booking shows the price of its trim, and errors stand beside their fields', async ({
  page,
}) => {
  await openOffice(page, '/vehicle-bookings?edit=new');
  await form(page)
    .getByRole('button', { name: /^Create / })
    .click();
  await expect(form(page)).toContainText('Please fill all required fields');
  await expect(form(page).getByLabel('Phone')).toBeFocused();
  await expectAccessible(page);
  await form(page).getByLabel('City *').fill('karachi');
  await form(page).getByLabel('Trim').selectOption('Haval H6 1.5');
  await expect(form(page)).toContainText(/PKR [\d,]+ \+ freight PKR [\d,]+ = PKR [\d,]+/);
  await form(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();
});

test(
  'staff take no job applications, neither by the button nor by N',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/job-applications');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
    await expect(form(page)).toHaveCount(0);
  },
);

test('a chosen time is cleared when the vehicle, service or dealership changes', async ({
  page,
  request,
}) => {
  const [dealer, other] = [
    await addDealerWithTimes(request, 'service'),
    await addDealerWithTimes(request, 'service'),
  ];
  await openOffice(page, '/service-appointments?edit=new');
  const chosen = form(page).getByRole('group', { name: 'Free times' }).getByRole('radio', {
    checked: true,
  });
  const [vehicle, service, dealership] = ['Vehicle *', 'Service type *', 'Dealership'].map(
    (label) => form(page).getByLabel(label, { exact: true }),
  );
  const choices = [
    [vehicle, 'Haval H6', 'Tank 500'],
    [service, 'Oil Change', 'Brake Service'],
    [dealership, dealer.label, other.label],
  ] as const;
  for (const [field, first] of choices) await field?.selectOption(first);
  for (const [field, first, second] of choices) {
    const times = form(page).getByRole('group', { name: 'Free times' });
    await times.getByRole('radio').first().check({ force: true });
    await expect(chosen).toHaveCount(1);
    await field?.selectOption(second);
    await expect(times.getByRole('radio').first()).toBeVisible();
    await field?.selectOption(first);
    await expect(times.getByRole('radio').first()).toBeVisible();
    await expect(chosen).toHaveCount(0);
  }
});

test(
  'a walk-in at a dealer with free times chooses one, which is booked; another time is only wished',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addDealerWithTimes(request, 'test-drive');
    const [lastName, other] = [uniqueName('Walk'), uniqueName('Another')];
    const dateField = form(page).getByLabel('Preferred date');
    const fillIn = async (name: string) => {
      await openOffice(page, '/test-drives?edit=new');
      await form(page).getByLabel('Phone').fill(uniquePhone());
      await form(page).getByLabel('First name').fill('Sample');
      await form(page).getByLabel('Last name').fill(name);
      await form(page).getByLabel('Vehicle *', { exact: true }).selectOption('Haval H6');
      await expect(dateField).toBeVisible();
      await form(page).getByLabel('Dealership').selectOption(dealer.label);
    };
    await fillIn(lastName);
    const times = form(page).getByRole('group', { name: 'Free times' });
    await times.getByRole('radio').first().check({ force: true });
    await expect(dateField).toBeHidden();
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Create test drive' }).click();
    await expect(page.getByText(`Sample ${lastName} is saved.`)).toBeVisible();
    await fillIn(other);
    await form(page).getByRole('button', { name: 'Another time' }).click();
    await dateField.fill('2099-05-04');
    await expect(times).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Create test drive' }).click();
    await expect(page.getByText(`Sample ${other} is saved.`)).toBeVisible();
    const appointments = await Promise.all(
      [lastName, other].map(async (name) => {
        const list = await page.request.get(`/api/test-drive/admin/test-drives?search=${name}`);
        const [{ _id }] = (await list.json()).data;
        const found = await page.request.get(`/api/appointments/admin/requests/${_id}`);
        return (await found.json()).data;
      }),
    );
    expect(appointments).toMatchObject([{ status: 'requested' }, null]);
  },
);
