import type { Locator, Page } from '@playwright/test';
import { bookButton, bookingField, bookingSummary, color } from './booking-form.ts';
import { expect, onPhone, test } from './test.ts';

/**
 * A buyer who counts: a tap is a click on a link, a button, a radio button or a select, or a tap into a field. Moving to
 * the next field with the keyboard's Next key is a key, and so is what is typed.
 */
function countTaps(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    choose: async (select: Locator, option: string) => {
      taps += 1;
      await select.selectOption(option);
    },
    /** Types into the field that has focus, and goes on to the next. */
    type: async (field: Locator, text: string) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    read: () => taps,
  };
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const onRoad = (page: Page) => page.locator('#on-road-price');

test(
  'from home to a complete on-road price in the buyer’s city in at most 4 taps',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    const { tap, choose, read } = countTaps(page);
    await tap(openMenu(page));
    await tap(menu(page).getByText('Prices', { exact: true }));
    await tap(menu(page).getByRole('link', { name: 'On-Road Price' }));
    await choose(page.getByLabel('Your city'), 'Hyderabad');
    const main = page.getByRole('main');
    await expect(main).toContainText('Haval H6 1.5 in Hyderabad');
    await expect(main).toContainText(/FilerPKR 9,[\d,]+/);
    await expect(main).toContainText(/Non-filerPKR 9,[\d,]+/);
    await expect(main).not.toContainText('not confirmed yet and not in the sum');
    expect(read()).toBeLessThanOrEqual(4);
  },
);

test(
  'from home to a sent booking in at most 10 taps, with the car, the colour and the city kept',
  onPhone,
  async ({ page, request }) => {
    await page.goto('/');
    const { tap, choose, type, read } = countTaps(page);
    await tap(openMenu(page));
    await tap(menu(page).getByRole('link', { name: /Haval Jolion HEV/ }));
    await expect(page).toHaveURL('/models/haval-jolion-hev');
    await choose(onRoad(page).getByLabel('Your city'), 'Multan');
    await expect(onRoad(page)).toContainText('registered in Punjab');
    await tap(page.locator('#colours').getByRole('radio').nth(1));
    const paint = await page.locator('#colours').getByRole('radio').nth(1).inputValue();
    await tap(page.locator('.buy-bar').getByRole('link', { name: 'Book', exact: true }));

    await expect(color(page, paint)).toBeChecked();
    await expect(bookingField(page, 'Vehicle')).toHaveValue('Haval Jolion HEV');
    await expect(bookingField(page, 'City of delivery')).toHaveValue('Multan');
    await expect(bookingSummary(page)).toContainText(`${paint}With freight to Multan`);
    await expect(bookingSummary(page)).toContainText('PKR 8,560,000');
    await tap(bookingField(page, 'First name'));
    for (const [label, text] of [
      ['First name', 'Sample'],
      ['Last name', 'Taps'],
      ['Phone number', '0300 0000001'],
      ['Email', ''],
      ['Address', 'Sample street 3'],
      ['City', 'Multan'],
      ['CNIC', '1234512345671'],
    ] as const) {
      await type(bookingField(page, label), text);
    }
    const dealerships = bookingField(page, 'Preferred dealership');
    const nearest = dealerships.locator('optgroup[label=Multan] option').first();
    await choose(dealerships, (await nearest.textContent()) ?? '');
    await tap(bookButton(page));

    const confirmation = page.locator('#outcome');
    await expect(confirmation).toContainText('Vehicle booking submitted successfully');
    await expect(confirmation).toContainText('PKR 8,560,000 (sample), with freight');
    expect(read()).toBeLessThanOrEqual(10);
    const link = confirmation.getByRole('link', { name: /check that the booking is genuine/ });
    const code = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
      'code',
    );
    const { data } = await (await request.get(`/api/verify/${code}`)).json();
    expect(data).toMatchObject({ kind: 'booking', price: 8_560_000 });
  },
);
