import { screen } from '@testing-library/dom';
import type { testDriveInput } from '#contract/leads/test-drive.ts';
import type { z } from '#contract/zod.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { find, press, see, user } from './acts.ts';
import type { Office } from './office.tsx';

const records = '/test-drive/admin/test-drives';
let count = 0;

/** Builds a name that no other test uses, so that each test sees only its own records. */
export function uniqueName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}`;
}

/** Builds a phone number that no other test uses: further requests of one number are marked in lists. */
export function uniquePhone(): string {
  count += 1;
  return `0300 ${String(1_000_000 + count)}`;
}

/** Books a test drive and returns its id. */
export async function book(
  office: Office,
  fields: { lastName: string } & Partial<z.input<typeof testDriveInput>>,
): Promise<string> {
  const { preferredDate: _date, preferredTime: _time, email: _email, ...booking } = makeTestDrive();
  const data = await office.call('POST', '/test-drive/book', {
    ...booking,
    phone: uniquePhone(),
    ...fields,
  });
  return data._id;
}

/** Changes a test drive as another member of staff. */
export const changeBooking = (office: Office, id: string, fields: object) =>
  office.call('PATCH', `${records}/${id}/status`, fields, 'hr');

/** Reads the stored test drives with a name. */
export const readStored = (office: Office, name: string): Promise<Record<string, unknown>[]> =>
  office.call('GET', `${records}?limit=50&search=${encodeURIComponent(name)}`);

/** The address of the list of test drives with a name. */
export const listAddress = (name: string) => `/test-drives?search=${encodeURIComponent(name)}`;

/** Books test drives as `name` A, B, C … and opens their list, A first. Returns their ids. */
export async function openRows(office: Office, name: string, number: number): Promise<string[]> {
  const ids: string[] = [];
  for (const letter of [...'ABCDEFGHIJKL'].slice(0, number).reverse()) {
    ids.unshift(await book(office, { lastName: `${name} ${letter}` }));
  }
  await office.open(listAddress(name));
  await see(`${number} test drives found`);
  return ids;
}

/** The checkboxes and the status fields of the rows. */
export const listBoxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Sample/ });
export const listStatuses = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox', { name: /^Status of/ })
    .map(({ value }) => value);

/** The bar above the list while rows are selected. */
export const findBar = () => find('region', 'Selected rows');

/** Deletes the selected rows and confirms it. */
export async function deleteSelected(): Promise<void> {
  await press('Delete', await findBar());
  await press('Delete', await find('alertdialog'));
}

/** Selects all rows of the page. */
export const checkAll = async (): Promise<void> =>
  user.click(await find('checkbox', 'Select all on this page'));

/** Sets the selected rows to a status. */
export async function setStatus(status: string): Promise<void> {
  await press('Set status', await findBar());
  await user.click(await find('menuitem', status));
}
