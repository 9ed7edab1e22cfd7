import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import {
  expectAccessible,
  expectFocus,
  fill,
  find,
  findAlert,
  findDialog,
  findField,
  findQuestion,
  press,
  readAddress,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();
const path = '/test-drives';

/** A list without records has no menu of views. */
beforeAll(async () => {
  await book(office, { lastName: 'Listed' });
  const { payload, headers } = buildSubmission(
    contact.slug,
    acceptedInputs[contact.slug]?.() ?? {},
  );
  const url = `/api${contact.paths.submit}`;
  await office.app.call({ method: 'POST', url, payload, headers });
});

const findTrigger = () => find('button', /^Views/);
const findMenu = () => find('menu');
const findView = async (name: string) =>
  find('menuitemradio', new RegExp(`^${name}`), await findMenu());

/** Waits until the button says which view is current. */
const seeCurrent = (view?: string) => find('button', view ? `Views: ${view}` : 'Views');

async function pressItem(name: string): Promise<void> {
  await user.click(await findTrigger());
  await user.click(await find('menuitem', name, await findMenu()));
}

/** Opens a list as a new account, so that only its views are in the menu. */
async function openAsNewAccount(
  address = path,
  permissions: readonly Permission[] = ['test-drives', 'contact-inquiries'],
): Promise<string> {
  const username = await office.addAccount(uniqueName('viewer').replace(' ', '-'), { permissions });
  await office.open(address, username);
  await findTrigger();
  return username;
}

async function saveView(name: string): Promise<void> {
  await pressItem('Save this view…');
  await fill(/^Name/, name);
  await press('Save View');
  await see(`${name} is saved.`);
}

it('filters and order are saved as a view, opened again, and the view is deleted', async () => {
  const name = uniqueName('View');
  await openAsNewAccount(`${path}?sortBy=preferredDate&status=confirmed`);
  await seeCurrent();
  await pressItem('Save this view…');
  await press('Save View');
  await see('Please enter a name', await findDialog());
  await fill(/^Name/, name);
  await expectAccessible();
  await press('Save View');
  await see(`${name} is saved.`);
  await expectFocus(seeCurrent(name));

  // Another filter is another view, and Back returns to it.
  await user.type(await find('searchbox'), 'nobody');
  await waitFor(() => expect(readAddress()).toContain('search=nobody'));
  await seeCurrent();
  await user.click(await findTrigger());
  expect((await findView(name)).getAttribute('aria-checked')).toBe('false');
  await expectAccessible();
  await user.click(await findView(name));
  await waitFor(() => {
    const params = new URLSearchParams(location.search);
    expect(Object.fromEntries(params)).toEqual({ sortBy: 'preferredDate', status: 'confirmed' });
  });
  expect((await find('searchbox')).value).toBe('');
  await user.click(await findTrigger());
  expect((await findView(name)).getAttribute('aria-checked')).toBe('true');
  await user.click(await find('menuitem', 'Delete a view…'));
  await press(`Delete ${name}`, await findDialog());
  const question = await findQuestion();
  await see('Delete this view?', question);
  await expectAccessible();
  await press('Delete', question);
  await see(`${name} is deleted.`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(seeCurrent());
  await user.click(await findTrigger());
  await see('No saved views yet', await findMenu());
  expect(screen.queryByRole('menuitem', { name: 'Delete a view…' })).toBeNull();
});

it('the menu works by keyboard alone', async () => {
  await openAsNewAccount(`${path}?status=pending`);
  (await findTrigger()).focus();
  await user.keyboard('{Enter}');
  await expectFocus(find('menuitem', 'Save this view…'));
  await user.keyboard('{Enter}');
  await expectFocus(findField(/^Name/));
  await user.keyboard('By keys{Enter}');
  await seeCurrent('By keys');
  (await find('button', 'Clear Filters')).focus();
  await user.keyboard('{Enter}');
  (await seeCurrent()).focus();
  await user.keyboard('{ArrowDown}');
  await expectFocus(findView('By keys'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readAddress()).toContain('status=pending'));
  await expectFocus(findTrigger());
  await user.keyboard('{Enter}');
  await expectFocus(findView('By keys'));
  await user.keyboard('{End}');
  await expectFocus(find('menuitem', 'Delete a view…'));
  await user.keyboard('{Enter}');
  await see('Delete a view', await findDialog());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectFocus(findTrigger());
});

it('a shared view is in others’ menus with its owner, below own ones, and only staff-management deletes it', async () => {
  // Other tests look at all views of test drives.
  const shared = 'contact-inquiries';
  await office.addAccount('sharer', { permissions: [shared] });
  const name = uniqueName('All closed');
  const views = '/admin/views';
  const view = { name, screen: shared, query: 'status=closed', isShared: true };
  await office.call('POST', views, view, 'sharer');
  await office.call('POST', views, { name: 'Only mine', screen: shared }, 'sharer');
  await openAsNewAccount(`/${shared}`);
  await saveView('Z is last');
  await user.click(await findTrigger());
  const menu = await findMenu();
  await waitFor(() => {
    const items = within(menu).getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Z is last',
      expect.stringMatching(new RegExp(`^${name}.*by sharer`)),
    ]);
  });
  await user.click(await find('menuitem', 'Delete a view…'));
  const own = within(await findDialog()).getAllByRole('listitem');
  expect(own.map(({ textContent }) => textContent)).toEqual(['Z is last']);

  await openAsNewAccount(`/${shared}`, [shared, 'staff-management']);
  await pressItem('Delete a view…');
  await press(`Delete ${name}`, await findDialog());
  await see('sharer shares it', await findQuestion());
  await press('Delete', await findQuestion());
  await see(`${name} is deleted.`);
});

it('a filter that the list does not accept is reported above the fields', async () => {
  await openAsNewAccount(`${path}?selectedVehicle=${'x'.repeat(300)}`);
  await pressItem('Save this view…');
  await fill(/^Name/, 'Too long');
  await press('Save View');
  await findAlert('Not saved. Please keep this', await findDialog());
  expect((await findField(/^Name/)).value).toBe('Too long');
});

it('a taken name, a failed deletion and views that cannot be read are reported', async () => {
  const broken = { status: 500, json: { success: false, message: 'Broken' } };
  const username = await openAsNewAccount();
  await saveView('Taken');
  await pressItem('Save this view…');
  await fill(/^Name/, 'TAKEN');
  await press('Save View');
  await see('You already have a view with this name', await findDialog());
  await expectFocus(findField(/^Name/));
  expect((await findField(/^Name/)).value).toBe('TAKEN');
  await user.keyboard('{Escape}');

  answer(/ .api.admin.views\//, broken);
  await pressItem('Delete a view…');
  await press('Delete Taken', await findDialog());
  await press('Delete', await findQuestion());
  await see('Taken could not be deleted. Broken');
  await seeCurrent('Taken');

  answer(/^GET .api.admin.views\?/, broken);
  await office.open(path, username);
  await user.click(await findTrigger());
  await see('The views could not be loaded', await findMenu());
});

it('of two views with the same filters, the one that was opened last is the current one', async () => {
  await openAsNewAccount(`${path}?status=pending`);
  await saveView('First');
  await saveView('Second');
  await seeCurrent('Second');
  await user.click(await findTrigger());
  await user.click(await findView('First'));
  await seeCurrent('First');
});

it('a view of a tab keeps the tab', async () => {
  await office.call('POST', '/price-calculator/cities', { name: 'Okara', province: 'Punjab' });
  const tab = '/price-calculator?tab=cities';
  await openAsNewAccount(`${tab}&isActive=true`, ['price-calculator']);
  const name = uniqueName('Active');
  await saveView(name);
  await press('Clear Filters');
  await user.click(await findTrigger());
  await user.click(await findView(name));
  await waitFor(() => expect(readAddress()).toMatch(/isActive=true/));
  expect(readAddress()).toContain('tab=cities');
  await seeCurrent(name);
});
