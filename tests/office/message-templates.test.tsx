import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  choose,
  expectAccessible,
  expectFocus,
  fill,
  find,
  findDialog,
  findField,
  findForm,
  findQuestion,
  findRow,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();
const path = '/message-templates';
const templates = '/admin/templates';
const findPreview = () => find('region', 'Preview');
const findHeading = (name: string) => find('heading', name);

it('a template can be written with placeholders and a preview, found, edited and deleted', async () => {
  await office.call('POST', templates, {
    ...{ name: uniqueName('Other'), language: 'en', subject: 'Other', text: 'Other' },
  });
  const name = uniqueName('Template');
  await office.open(path);
  await findHeading('Templates');
  await press('Add Template');
  await expectFocus(findField(/^Name/));
  await press('Create Template');
  await see('Please enter a subject', await findDialog());
  await fill(/^Name/, name);
  await user.click(await find('checkbox', 'Test Drives'));
  await fill(/^Subject/, 'About ');
  await press('Vehicle');
  expect((await findField(/^Subject/)).value).toBe('About {{vehicle}}');
  await expectFocus(findField(/^Subject/));
  await fill(/^Text/, 'Dear {{nickname}}');
  await see('About Haval H6', await findPreview());
  await see('Dear {{nickname}}', await findPreview());
  await press('Create Template');
  await see('There is no placeholder {{nickname}}', await findDialog());
  await fill(/^Text/, 'Dear {{firstName}},\nthank you');
  await see('Dear Sample,', await findPreview());
  await expectAccessible();
  await press('Create Template');
  await see(`${name} is saved.`);

  await user.type(await find('searchbox'), name);
  await see('1 template found');
  await choose('Offered for', 'Parts Requests');
  await see('No templates found');
  await choose('Offered for', 'Test Drives');
  const row = await findRow(name);
  await see('About {{vehicle}}', row);
  await see('English', row);
  await expectAccessible();

  await press(`Edit ${name}`);
  await user.click(await find('checkbox', 'Test Drives', await findForm(/^Subject/)));
  await press('Update Template');
  await see('All request types', await findRow(name));
  await press(`Delete ${name}`);
  await see('Are you sure you want to delete this template?', await findQuestion());
  await press('Delete', await findQuestion());
  await see(`${name} is moved to the trash.`);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${name}` })).toBeNull());
});

it('a conflicting edit shows both versions to choose from', async () => {
  const fields = { name: uniqueName('Template'), language: 'en', subject: 'First', text: 'Text' };
  const { _id } = await office.call('POST', templates, fields);
  await office.open(`${path}?edit=${_id}`);
  const form = await findForm(/^Subject/);
  await fill(/^Subject/, 'Mine', form);
  const offered = await find('group', 'Offered for', form);
  await user.click(await find('checkbox', 'Parts Requests', offered));
  const theirs = { subject: 'Theirs', slugs: ['test-drives'] };
  await office.call('PUT', `${templates}/${_id}`, theirs);
  await press('Update Template', form);
  await see('Theirs', form);
  await see('Parts Requests', form);
});

it('only accounts with the permission have the screen in their menu', async () => {
  const listMenu = async () => {
    const links = within(await find('navigation', 'Main')).getAllByRole('link');
    return links.map(({ textContent }) => textContent);
  };
  await office.addAccount('desk', { permissions: ['test-drives'] });
  await office.open(path, 'desk');
  await findHeading('Access Denied');
  expect(await listMenu()).toContain('Test Drives');
  expect(await listMenu()).not.toContain('Templates');
  await office.addAccount('writer', { permissions: ['templates'] });
  await office.open('/dashboard', 'writer');
  await user.click(await find('link', 'Templates', await find('navigation', 'Main')));
  await findHeading('Templates');
});
