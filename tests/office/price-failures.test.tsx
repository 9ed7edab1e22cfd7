import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { someCar } from '#tests/e2e/office-records.ts';
import {
  choose,
  fill,
  find,
  findAlert,
  findField,
  findForm,
  gone,
  press,
  readAddress,
  see,
  seeAt,
  user,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer, clearCookies, serverError } from '#tests/support/office/server-calls.ts';
import { password } from '#tests/support/test-app.ts';

const office = new Office();
const cars = '/price-calculator/cars';

const addCar = (name: string) => office.call('POST', cars, someCar(uniqueName(name)));

async function openCar(id: string): Promise<HTMLElement> {
  await office.open(`/price-calculator?tab=cars&edit=${id}`);
  return await findForm('Variant');
}

it('a duplicate vehicle ID is reported at its field, and the input is kept', async () => {
  const { vehicleId } = await addCar('Taken');
  const form = await openCar((await addCar('Other'))._id);
  await fill('Description', 'Typed before it was refused', form);
  await fill(/^Vehicle ID/, vehicleId.toUpperCase(), form);
  await press('Update Car', form);
  const message = 'Another car has this vehicle ID';
  await findAlert(`Failed to update car. ${message}`, form);
  await seeAt(/^Vehicle ID/, message, form);
  expect((await findField('Description', form)).value).toBe('Typed before it was refused');
});

it.each([
  ['a server error', serverError, 'It went wrong.'],
  ['no response', 'no response', 'The server cannot be reached.'],
] as const)(
  'after %s the form keeps its input, and saving again works',
  async (_of, given, text) => {
    const form = await openCar((await addCar('Failing'))._id);
    const stop = answer(/^PUT /, given);
    await fill('Variant', 'Typed', form);
    await press('Update Car', form);
    await findAlert(text, form);
    expect((await findField('Variant', form)).value).toBe('Typed');
    stop();
    await press('Update Car', form);
    await gone(form);
  },
);

it('an edit of another field at the same time is merged without a question', async () => {
  const { _id } = await addCar('Collided');
  const form = await openCar(_id);
  await fill('Variant', 'Mine', form);
  await office.call('PUT', `${cars}/${_id}`, { basePrice: 8_000_000, priceReason: 'A test' });
  await press('Update Car', form);
  await gone(form);
  const stored = await office.call('GET', `${cars}/${_id}`);
  expect(stored).toMatchObject({ variant: 'Mine', basePrice: 8_000_000 });
});

it('after an expired session, signing in restores the form and its input', async () => {
  const form = await openCar((await addCar('Signed out'))._id);
  await fill('Variant', 'Typed before', form);
  (await find('button', 'Update Car', form)).focus();
  clearCookies();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readAddress()).toBe('/login'));
  await fill('Username', 'hr');
  await fill('Password', password);
  await press('Sign in');
  const restored = await findForm('Variant');
  await waitFor(async () =>
    expect((await findField('Variant', restored)).value).toBe('Typed before'),
  );
  await press('Update Car', restored);
  await gone(restored);
});

it('failed statistics of the calculator say so', async () => {
  answer(/^GET .api.price-calculator.stats/, serverError);
  await office.open('/price-calculator?tab=cars');
  await see('Failed to fetch calculation stats. It went wrong.');
});

it('a failed load of the list shows an error and can be retried', async () => {
  const stop = answer(/^GET .api.price-calculator.cars\?/, serverError);
  await office.open('/price-calculator?tab=cars');
  await see('Failed to fetch cars');
  expect(screen.queryByText('No cars found')).toBeNull();
  stop();
  await press('Retry');
  await see(/\d cars? found/);
});

it('a failed calculation shows the reason', async () => {
  const car = await addCar('Calculated');
  const city = await office.call('POST', '/price-calculator/cities', {
    name: uniqueName('Karachi'),
    province: 'Sindh',
  });
  answer(/^POST .api.price-calculator.calculate/, serverError);
  await office.open('/price-calculator');
  await choose('Car', car._id);
  await choose('City', city._id);
  await press('Calculate Price');
  await see('Failed to calculate price. It went wrong.');
});
