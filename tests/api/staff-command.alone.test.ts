import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDefaultPermissions, permissions, rolePermissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { readCommandLine, UsageError } from '#server/resources/staff/command-line.ts';
import { readPrintedPassword, staffCommand } from '#tests/support/staff-command.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(auditLines);
  await test.database.db.delete(staffAccounts);
});

const { run, signIn } = staffCommand(() => test);

describe('an added account', () => {
  it.each([
    ['hr', rolePermissions.hr],
    ['media', rolePermissions.media],
    ['admin', permissions],
  ])(
    'with the role %s has the role’s permissions, and signs in with the password shown',
    async (role, granted) => {
      const printed = await run('add', 'Frontdesk.K@desk-1', role);
      const response = await signIn('frontdesk.k@desk-1', readPrintedPassword(printed));
      const { permissions: held, ...who } = response.json().data;
      const stored = role === 'Admin' ? 'admin' : role;
      expect(who).toEqual({ username: 'Frontdesk.K@desk-1', role: stored, dealerId: null });
      expect(held.toSorted()).toEqual(granted.toSorted());
    },
  );

  it('can have its role in capitals', async () => {
    await run('add', 'frontdesk', 'HR', '--password', password);
    expect((await signIn('frontdesk')).json().data).toMatchObject({
      role: 'hr',
      permissions: listDefaultPermissions('hr'),
    });
  });

  it('has the given password, which is not shown', async () => {
    expect(await run('add', 'frontdesk', 'hr', '--password', password)).not.toContain(password);
    expect((await signIn('frontdesk')).statusCode).toBe(200);
  });

  it('cannot have the name of another in any letter case', async () => {
    await run('add', 'frontdesk', 'hr');
    await expect(run('add', 'FRONTDESK', 'admin')).rejects.toThrow(
      'There is an account named FRONTDESK already',
    );
    expect(await run('list')).toMatch(/^frontdesk {2}hr {2}enabled/);
  });
});

describe('an account of a dealer', () => {
  it('is added for the dealer with that label, or given to another; head office has no such role', async () => {
    const { headOffice, dealers } = await addTwoDealers(test);
    expect(headOffice).toBeDefined();
    const [first, second] = dealers;
    await run('add', 'seller', 'dealer', '--dealer', first?.label.toUpperCase() ?? '');
    const readDealer = async () => {
      const { db } = test.database;
      const accounts = await db.select().from(staffAccounts);
      return accounts.find(({ username }) => username === 'seller')?.dealerId;
    };
    expect(await readDealer()).toBe(first?._id);
    expect(await run('list')).toContain(`dealer ${first?._id}`);
    await run('dealer', 'seller', second?._id ?? '');
    expect(await readDealer()).toBe(second?._id);
    const missing = 'Please choose the dealer whose requests this account sees';
    await expect(run('dealer', 'seller', 'none')).rejects.toThrow(missing);
    expect(await readDealer()).toBe(second?._id);
    await expect(run('add', 'everywhere', 'dealer')).rejects.toThrow(missing);
  });

  it('is refused for an unknown dealer, and with permissions of head office', async () => {
    const { dealers } = await addTwoDealers(test);
    await expect(run('add', 'other', 'dealer', '--dealer', 'Nobody, Nowhere')).rejects.toThrow(
      'There is no dealer named Nobody, Nowhere',
    );
    await expect(run('add', 'other', 'hr', '--dealer', dealers[0]?._id ?? '')).rejects.toThrow(
      'An account of a dealer cannot have the permission hr-management',
    );
  });
});

it('the list shows every account by name, with its role, state and permissions', async () => {
  await makeAccount(test.database, 'zahid', []);
  await makeAccount(test.database, 'Ali', ['test-drives', 'audit']);
  await run('disable', 'zahid');
  const printed = await run('list');
  expect(printed.split('\n')).toEqual([
    'Ali    hr  enabled  test-drives,audit',
    'zahid  hr  disabled  ',
  ]);
});

it.each([
  [['add', 'ab', 'hr'], 'A username is 3 to 100 letters, digits or . _ - @'],
  [['add', 'with space', 'hr'], 'A username is 3 to 100'],
  [['add', 'säima', 'hr'], 'A username is 3 to 100'],
  [['add', 'x'.repeat(101), 'hr'], 'within 100 characters'],
  [['add', 'frontdesk', ' '], 'Please enter a role'],
  [['add', 'frontdesk', 'x'.repeat(51)], 'within 50 characters'],
  [['add', 'frontdesk', 'medai'], 'A role is one of hr, media, dealer, admin'],
  [['add', 'frontdesk', 'constructor'], 'A role is one of hr, media, dealer, admin'],
  [['add', 'frontdesk', 'hr', '--password', 'elevenchars'], 'at least 12 characters'],
  [['reset', 'frontdesk', '--password', 'x'.repeat(201)], 'at most 200 characters'],
  [
    ['permissions', 'frontdesk', 'test-drives,flying'],
    "There is no permission 'flying'; there are: ",
  ],
])('%j is refused with a message before any query', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message);
});

it.each([
  [[]],
  [['ad', 'frontdesk', 'hr']],
  [['constructor']],
  [['add', 'frontdesk']],
  [['list', 'all']],
  [['disable', 'frontdesk', 'zahid']],
  [['disable', 'frontdesk', '--password', password]],
  [['list', '--all']],
  [['disable', 'frontdesk', '--dealer', 'One, Lahore']],
  [['dealer', 'frontdesk']],
  [['reset', 'frontdesk', '--password']],
])('%j is refused with the usage', (args) => {
  expect(() => readCommandLine(args)).toThrow(UsageError);
  expect(() => readCommandLine(args)).toThrow('npm run staff -- list');
});

it.each([
  ['disable', 'nobody'],
  ['enable', 'nobody'],
  ['reset', 'nobody'],
  ['permissions', 'nobody', 'audit'],
])('%s of an unknown account fails with its name', async (...args) => {
  await expect(run(...args)).rejects.toThrow('There is no account named nobody');
});
