import { makeVehicleBooking } from '#tests/factories.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('what a buyer writes waits in My Day; a reply by keyboard is on their page', async ({
  page,
  request,
}) => {
  const lastName = `Writer ${Date.now()}`;
  const phone = `0304 ${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const data = makeVehicleBooking({ lastName, phone });
  const booked = await request.post('/api/vehicle-booking/book', { data });
  const track: string = (await booked.json()).data.trackingUrl;
  await request.post(`/api${track}/messages`, { data: { text: 'Is it on its way?' } });

  await openOffice(page, '/my-day');
  const waiting = page.getByRole('region', { name: /Messages to answer/ });
  await waiting.getByRole('link', { name: new RegExp(lastName) }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('A message waits for an answer');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await details.getByRole('button', { name: 'Reply' }).focus();
  await page.keyboard.press('Enter');
  const field = details.getByLabel('Message to the customer');
  await expect(field).toBeFocused();
  await field.fill('It left the port today.');
  await details.getByRole('button', { name: 'Send reply' }).click();
  await expect(details).not.toContainText('A message waits for an answer');

  await page.goto(track);
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('list');
  await expect(messages).toContainText('It left the port today.');
});
