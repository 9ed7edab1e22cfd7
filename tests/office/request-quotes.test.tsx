import { waitFor } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { quotePaths } from '#contract/on-road/quotes.ts';
import {
  choose,
  expectAccessible,
  find,
  findAlert,
  gone,
  press,
  readAddress,
  see,
} from '#tests/support/office/acts.ts';
import { book, uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { addTariffs, choice } from '#tests/support/quoted-car.ts';

const office = new Office();
beforeAll(() => addTariffs(office.app.database.db));

const findDetails = (name: string) => find('dialog', `Sample ${name}`);
const findQuotes = async (name: string) => find('region', 'Quotes', await findDetails(name));
const findPrice = () => find('dialog', 'Price on the road');

it('a quote is made from a request with what it says, listed there and in the timeline', async () => {
  const [lastName, phone] = [uniqueName('Priced'), uniquePhone()];
  const id = await book(office, { lastName, phone, selectedVehicle: 'Haval H6' });
  await office.open(`/test-drives?open=${id}`);
  await press('Price', await findQuotes(lastName));
  const dialog = await findPrice();
  expect(await find('combobox', 'Car', dialog)).toMatchObject({ value: 'haval-h6-1.5' });
  await see('Choose a car and a city', dialog);
  await choose('City', 'Lahore', dialog);
  await see(/PKR 9,\d{3},\d{3}/, dialog);
  const filers = dialog.textContent;
  await press('Non-filer', dialog);
  await waitFor(() => expect(dialog.textContent).not.toBe(filers));
  await expectAccessible();
  await press('Make the quote', dialog);
  await gone(dialog);

  const quotes = await findQuotes(lastName);
  await see('Haval H6 1.5, Lahore: ', quotes);
  await see('by hr', quotes);
  const [stored] = await office.call('GET', quotePaths.ofRequest('test-drives', id));
  const send = await find('link', 'Send by WhatsApp and log', quotes);
  const sent = new URL(send.getAttribute('href') ?? '');
  expect(sent.pathname).toBe(`/92${phone.replaceAll(/\D/g, '').slice(1)}`);
  expect(sent.searchParams.get('text')).toContain(`/quote/${stored.code}`);
  await see(/Quote · hr/, await findDetails(lastName));
  await expectAccessible();
});

it('sending a quote by WhatsApp is logged as a message', async () => {
  const lastName = uniqueName('Sent');
  const id = await book(office, { lastName, selectedVehicle: 'Haval H6' });
  await office.call('POST', quotePaths.ofRequest('test-drives', id), choice);
  await office.open(`/test-drives?open=${id}`);
  const link = await find('link', 'Send by WhatsApp and log', await findQuotes(lastName));
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  await see(/WhatsApp · hr.*on the road in Lahore/s, await findDetails(lastName));
});

it('a quote for a request in Urdu is sent in Urdu, with a link to its Urdu page', async () => {
  const lastName = uniqueName('Urdu');
  const id = await book(office, { lastName, selectedVehicle: 'Haval H6', language: 'ur' });
  const { code } = await office.call('POST', quotePaths.ofRequest('test-drives', id), choice);
  await office.open(`/test-drives?open=${id}`);
  const link = await find('link', 'Send by WhatsApp and log', await findQuotes(lastName));
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  const [words, url] = text.replaceAll(/[\u2066\u2069]/g, '').split('\n');
  expect(words).toMatch(
    /^Lahore میں Haval H6 1\.5 کی آن روڈ قیمت: (تقریباً |کم از کم )?PKR [\d,]+( تا PKR [\d,]+)?۔ کوٹیشن [\w-]+، .+ تک درست۔$/,
  );
  expect(url?.endsWith(`/ur/quote/${code}`)).toBe(true);
});

it('a failure says why, and the choices stay', async () => {
  const lastName = uniqueName('Refused');
  const id = await book(office, { lastName, selectedVehicle: 'Haval H6' });
  await office.open(`/test-drives?open=${id}`);
  await press('Price', await findQuotes(lastName));
  const dialog = await findPrice();
  await choose('City', 'Lahore', dialog);
  await see(/PKR 9,\d{3},\d{3}/, dialog);
  await office.call('DELETE', `/test-drive/admin/test-drives/${id}`);
  await press('Make the quote', dialog);
  await findAlert('This record does not exist', dialog);
  expect(await find('combobox', 'City', dialog)).toMatchObject({ value: choice.cityId });
});

it('the page of a person lists the quotes, and makes one for the newest open request', async () => {
  const [lastName, phone] = [uniqueName('Person'), uniquePhone()];
  await book(office, { lastName, phone, selectedVehicle: 'Haval H6' });
  await office.open(`/person?phone=${encodeURIComponent(phone)}`);
  expect(readAddress()).toContain('/person?phone=');
  await press('Price', await find('region', 'Quotes'));
  const dialog = await findPrice();
  await choose('City', 'Lahore', dialog);
  await see(/PKR 9,\d{3},\d{3}/, dialog);
  await press('Make the quote', dialog);
  await gone(dialog);
  await see('Haval H6 1.5, Lahore: ', await find('region', 'Quotes'));
  await expectAccessible();
});
