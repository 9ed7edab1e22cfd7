import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstPermissions, permissions, permissionsOfRole } from '#contract/staff.ts';
import { auditLines } from '#server/audit/schema.ts';
import { readCommandLine } from '#server/staff/command-line.ts';
import { staffAccounts } from '#server/staff/schema.ts';
import { UsageError } from '#server/staff/usage.ts';
import { madePassword, staffCommand } from '#tests/support/staff-command.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
    ['hr', permissionsOfRole.hr],
    ['media', permissionsOfRole.media],
    ['admin', permissions],
    ['Head Office', permissions],
  ])(
    'with the role %s may what the role may, and signs in with the password shown',
    async (role, may) => {
      const printed = await run('add', 'Frontdesk.K@desk-1', role);
      const answer = await signIn('frontdesk.k@desk-1', madePassword(printed));
      const { permissions: held, ...who } = answer.json().data;
      expect(who).toEqual({ username: 'Frontdesk.K@desk-1', role });
      expect(held.toSorted()).toEqual(may.toSorted());
    },
  );

  it('with the role HR is no general admin', async () => {
    await run('add', 'frontdesk', 'HR', '--password', password);
    expect((await signIn('frontdesk')).json().data).toMatchObject({
      role: 'hr',
      permissions: firstPermissions('hr'),
    });
  });

  it('has the password given, which is not shown', async () => {
    expect(await run('add', 'frontdesk', 'hr', '--password', password)).not.toContain(password);
    expect((await signIn('frontdesk')).statusCode).toBe(200);
  });

  it('cannot have the name of another, in no letter case', async () => {
    await run('add', 'frontdesk', 'hr');
    await expect(run('add', 'FRONTDESK', 'admin')).rejects.toThrow(
      'There is an account named FRONTDESK already',
    );
    expect(await run('list')).toMatch(/^frontdesk {2}hr {2}enabled/);
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
  [['add', 'ab', 'hr'], 'A username is 3 to 100 letters, digits or the signs . _ - @'],
  [['add', 'with space', 'hr'], 'A username is 3 to 100'],
  [['add', 'säima', 'hr'], 'A username is 3 to 100'],
  [['add', 'x'.repeat(101), 'hr'], 'within 100 characters'],
  [['add', 'frontdesk', ' '], 'Please enter a role'],
  [['add', 'frontdesk', 'x'.repeat(51)], 'within 50 characters'],
  [['add', 'frontdesk', 'hr', '--password', 'elevenchars'], 'at least 12 characters'],
  [['reset', 'frontdesk', '--password', 'x'.repeat(201)], 'at most 200 characters'],
  [
    ['permissions', 'frontdesk', 'test-drives,flying'],
    "There is no permission 'flying'; there are: ",
  ],
])('%j is refused in words, without asking the database', (args, message) => {
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
  [['reset', 'frontdesk', '--password']],
])('%j is answered with how to say it', (args) => {
  expect(() => readCommandLine(args)).toThrow(UsageError);
  expect(() => readCommandLine(args)).toThrow('npm run staff -- list');
});

it.each([
  ['disable', 'nobody'],
  ['enable', 'nobody'],
  ['reset', 'nobody'],
  ['permissions', 'nobody', 'audit'],
])('%s of an unknown account says so', async (...args) => {
  await expect(run(...args)).rejects.toThrow('There is no account named nobody');
});
