import type { APIRequestContext, Page } from '@playwright/test';
import { formatRupees } from '#contract/format/rupees.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { phone } from '#tests/support/phone.ts';
import { findBudget, overweight } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { bookButton, bookingField, fillBooking } from './booking-form.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const inMain = (page: Page) => page.getByRole('main');

/** Makes a quote of a Haval H6 1.5 in Lahore through the API. */
async function makeQuote(request: APIRequestContext): Promise<Quote> {
  const cities = await request.get('/api/price-calculator/cities?search=Lahore');
  const [city] = (await cities.json()).data;
  const made = await request.post('/api/quotes', {
    data: { vehicleId: 'haval-h6-1.5', cityId: city._id, name: 'Ayesha Khan' },
  });
  expect(made.status()).toBe(201);
  const { code } = (await made.json()).data;
  return (await (await request.get(`/api/quotes/${code}`)).json()).data;
}

test('a quote shows its price, is copied and downloaded, and leads to its check', async ({
  page,
  request,
}) => {
  const quote = await makeQuote(request);
  await page.goto(`/quote/${quote.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Haval H6 1.5 on the road in Lahore',
  );
  await expect(
    inMain(page).getByText('Ex-factory price and freight are fixed until'),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'What is paid, and when' });
  await expect(table.getByRole('row', { name: /Freight and delivery/ })).toBeVisible();
  await expect(table).toContainText(formatRupees(quote.onRoad));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`quote-${quote.code}.pdf`);

  const share = page.getByRole('link', { name: /share this quote/ });
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(formatCode(quote.code));
  expect(text).toContain(`/quote/${quote.code}`);

  await page.getByRole('link', { name: `check ${formatCode(quote.code)} here` }).click();
  const result = page.getByRole('status').filter({ hasText: 'This is a genuine quote of ours' });
  await expect(result).toContainText('A… K…');
});

test('the check says clearly what is ours and what is not', async ({ page, request }) => {
  const { code } = await makeQuote(request);
  await page.goto('/verify');
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill(formatCode(code).toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'genuine quote' })).toBeFocused();
  await expect(page).toHaveURL(/\/verify\?code=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await field.fill('00000-00001');
  await page.getByRole('button', { name: 'Check' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not on our list');
  await expect(alert).toContainText('do not pay');
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Our only accounts' })).toContainText('Sample');
});

test('a booking is made at the price of a quote, and gets its own code', async ({
  page,
  request,
}) => {
  const { code } = await makeQuote(request);
  await page.goto(`/quote/${code}`);
  await page.getByRole('link', { name: 'Book at this price' }).click();
  await expect(page.getByText('Ex-factory price and freight are fixed until')).toBeVisible();
  await expect(bookingField(page, 'Vehicle')).toHaveValue('Haval H6 1.5');
  await expectAccessible(page);
  await fillBooking(page, { lastName: 'Quoted' });
  await bookButton(page).click();
  const confirmation = page.getByRole('status').filter({ hasText: 'successfully' });
  await expect(confirmation).toContainText('The code of your booking is');
  await confirmation.getByRole('link', { name: 'check that the booking is genuine' }).click();
  const result = page.getByRole('status').filter({ hasText: 'genuine booking' });
  await expect(result).toContainText('S… Q…');
  await expect(result).toContainText('Haval H6 1.5');
});

test.describe('unknown codes', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test(
    'an unknown quote is said to be unknown, and one in a booking too',
    onPhone,
    async ({ page }) => {
      await page.goto('/quote/0000000000');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We know no such quote');
      await expectAccessible(page);
      await page.goto('/book-now?quote=0000000000');
      await expect(page.getByText('We know no quote 0000000000.')).toBeVisible();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote is read, checked and booked with', async ({ page, request }) => {
    const { code, onRoad } = await makeQuote(request);
    await page.goto(`/quote/${code}`);
    await expect(inMain(page)).toContainText(formatRupees(onRoad));
    await page.goto('/verify');
    await page.getByRole('textbox', { name: 'Code' }).fill(formatCode(code));
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('This is a genuine quote of ours')).toBeVisible();
    await page.goto(`/book-now?quote=${code}`);
    await fillBooking(page, { lastName: 'Scriptless' });
    await bookButton(page).click();
    await expect(page.getByText('The code of your booking is')).toBeVisible();
  });
});

test.describe('the weight of a quote', () => {
  test.use({ deviceScaleFactor: phone.deviceScaleFactor });

  test('is within its budget', onPhone, async ({ page, request }) => {
    const { code } = await makeQuote(request);
    const path = `/quote/${code}`;
    const { weight } = await weighPage(page, path);
    expect(overweight(path, weight, findBudget(path))).toEqual([]);
  });
});
