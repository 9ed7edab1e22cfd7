import { expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors } from '../input/issues.ts';
import { vehicleBookingInput } from './vehicle-booking.ts';

const parse = (typeOfBooking: unknown) =>
  vehicleBookingInput.safeParse({ ...acceptedInputs['vehicle-bookings']?.(), typeOfBooking });

it('the type of booking is trimmed like all text', () => {
  expect(parse(' Purchase Booking ').data?.typeOfBooking).toBe('Purchase Booking');
});

it.each([
  ['', 'Please fill all required fields'],
  ['  ', 'Please fill all required fields'],
  [undefined, 'Please fill all required fields'],
  ['Rental', 'The type of booking is one of: Purchase Booking'],
])('the type %j is rejected with the prescribed message', (type, message) => {
  expect(fieldErrors(parse(type).error?.issues ?? [])).toMatchObject([
    { field: 'typeOfBooking', message },
  ]);
});
