import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { find, findQuestion, press, readAddress, see, user } from '#tests/support/office/acts.ts';
import {
  changeBooking,
  checkAll,
  deleteSelected,
  findBar,
  listAddress,
  listBoxes,
  listStatuses,
  openRows,
  readStored,
  setStatus,
  uniqueName,
} from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { listCalls } from '#tests/support/office/server-calls.ts';

const office = new Office();
afterEach(() => {
  vi.useRealTimers();
});

const readStatuses = async (name: string) =>
  (await readStored(office, name)).map(({ status }) => status);
const countStored = async (name: string) => (await readStored(office, name)).length;

it('rows can be selected one by one, as a range, and all on a page', async () => {
  await openRows(office, uniqueName('Chosen'), 4);
  const [first, , third] = listBoxes();
  await user.click(first as Element);
  await see('1 selected', await findBar());
  const whole = await find('checkbox', 'Select all on this page');
  expect(whole.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(third as Element);
  await user.keyboard('{/Shift}');
  await see('3 selected', await findBar());
  await user.click(whole);
  await see('4 selected', await findBar());
  await press('Clear', await findBar());
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(document.activeElement).toBe(listBoxes()[0]);
});

it('a bulk status change is announced and can be undone, which restores each row’s own status', async () => {
  const name = uniqueName('Many');
  const [, second = ''] = await openRows(office, name, 3);
  await changeBooking(office, second, { status: 'cancelled' });
  await office.open(listAddress(name));
  await waitFor(() => expect(listStatuses()).toEqual(['pending', 'cancelled', 'pending']));
  await checkAll();
  await setStatus('Completed');
  const announced = await waitFor(() => {
    const [found] = screen
      .getAllByRole('status')
      .filter((one) => one.textContent?.includes('3 test drives are now Completed.'));
    expect(found).toBeDefined();
    return found;
  });
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(await readStatuses(name)).toEqual(['completed', 'completed', 'completed']);
  await press('Undo', announced);
  await see('3 test drives were restored.');
  expect(await readStatuses(name)).toEqual(['pending', 'cancelled', 'pending']);
  await waitFor(() => expect(listStatuses()).toEqual(['pending', 'cancelled', 'pending']));
});

it('a bulk delete hides the rows at once; Undo restores them without any DELETE request', async () => {
  const name = uniqueName('Undone');
  await openRows(office, name, 3);
  const [first, second] = listBoxes();
  await user.click(first as Element);
  await user.click(second as Element);
  await press('Delete', await findBar());
  const question = await findQuestion();
  await see('Are you sure you want to delete these 2 test drives?', question);
  await see('You can undo this for 10 seconds.', question);
  await press('Delete', question);
  await see('1 test drive found');
  expect(listBoxes()).toHaveLength(1);
  await press('Undo');
  await see('3 test drives found');
  await office.open('/dashboard');
  expect(listCalls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  expect(await countStored(name)).toBe(3);
});

it('a delete that is not undone within ten seconds is sent', async () => {
  const name = uniqueName('Timed');
  await openRows(office, name, 2);
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  });
  await user.click(listBoxes()[0] as Element);
  await deleteSelected();
  await see('1 test drive found');
  vi.advanceTimersByTime(9_000);
  expect(await countStored(name)).toBe(2);
  vi.advanceTimersByTime(1_500);
  await waitFor(async () => expect(await countStored(name)).toBe(1));
});

it('leaving the screen sends pending deletes', async () => {
  const name = uniqueName('Left');
  await openRows(office, name, 3);
  await user.click(listBoxes()[0] as Element);
  await deleteSelected();
  await user.click(await find('link', 'Back office, to the dashboard'));
  await waitFor(() => expect(readAddress()).toBe('/dashboard'));
  await waitFor(async () => expect(await countStored(name)).toBe(2));
});
