import type { Page } from '@playwright/test';

/** The path of the staff list, relative to /api. */
export const recordsPath = '/vehicle-booking/admin/bookings';

const inMain = (page: Page) => page.getByRole('main');

/** Finds a field of the booking form by its whole label, with or without '(optional)'. */
export const bookingField = (page: Page, label: string) =>
  inMain(page).getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));

export const bookingColors = (page: Page) =>
  inMain(page).getByRole('radiogroup', { name: 'Colour' });

export const color = (page: Page, name: string) =>
  bookingColors(page).getByRole('radio', { name, exact: true });

/** The submit button, whose text depends on the layout. */
export const bookButton = (page: Page) =>
  inMain(page).getByRole('button', { name: /^Submit( Booking)?$/ });

/** The summary of the chosen vehicle beside the form. */
export const bookingSummary = (page: Page) =>
  page.getByRole('complementary', { name: 'Your booking' });

/** Fills the required fields. Returns the dealership that it chose. */
export async function fillBooking(
  page: Page,
  { lastName = 'Buyer', vehicle = 'Haval H6 1.5', paint = 'Burgundy' } = {},
): Promise<{ dealership: string }> {
  await bookingField(page, 'Vehicle').selectOption(vehicle);
  await color(page, paint).check();
  await bookingField(page, 'First name').fill('Sample');
  await bookingField(page, 'Last name').fill(lastName);
  await bookingField(page, 'Phone number').fill('0300 0000001');
  await bookingField(page, 'Address').fill('Sample street 3');
  await bookingField(page, 'City').fill('Lahore');
  await bookingField(page, 'CNIC').fill('1234512345671');
  const dealerships = bookingField(page, 'Preferred dealership');
  const dealership = (await dealerships.locator('option').nth(3).textContent()) ?? '';
  await dealerships.selectOption(dealership);
  return { dealership };
}
