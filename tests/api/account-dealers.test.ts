import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, rolePermissions } from '#contract/staff/staff.ts';
import { accountMessages } from '#contract/staff/staff-accounts.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { makeDealer } from '#tests/factories.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/accounts';
const noDealer = '01900000-0000-7000-8000-000000000000';

let test: TestApp;
let cookies: Record<string, string>;
let dealerId: string;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(permissions, 'manager');
  const payload = makeDealer();
  const added = await test.call({ method: 'POST', url: '/api/dealers', cookies, payload });
  dealerId = added.json().data._id;
});
afterAll(() => test.close());

const post = (fields: object) =>
  test.call({ method: 'POST', url, cookies, payload: { role: 'dealer', password, ...fields } });
const put = (id: string, payload: object) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, cookies, payload });

/** Adds an account of the dealer and returns its id. */
async function addScoped(username: string): Promise<string> {
  const added = await post({ username, dealerId });
  expect(added.statusCode).toBe(201);
  return added.json().data._id;
}

it('an account of a dealer has the permissions of its role, and is told its dealer', async () => {
  const added = await post({ username: 'told', dealerId });
  expect(added.statusCode).toBe(201);
  expect(added.json().data).toMatchObject({ dealerId, permissions: [...rolePermissions.dealer] });
  const payload = { username: 'told', password };
  const signedIn = await test.call({ method: 'POST', url: '/api/admin/login', payload });
  const session = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const me = await test.call({ method: 'GET', url: '/api/admin/me', cookies: session });
  expect(me.json().data).toMatchObject({ username: 'told', role: 'dealer', dealerId });
  const own = await test.call({ method: 'GET', url: '/api/admin/me', cookies });
  expect(own.json().data.dealerId).toBeNull();
});

it.each(permissions.filter((permission) => !rolePermissions.dealer.includes(permission)))(
  'an account of a dealer cannot have the permission %s',
  async (permission) => {
    const refused = await post({
      username: 'refused',
      dealerId,
      permissions: ['reports', permission],
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'permissions', message: accountMessages.headOfficeOnly(permission) },
    ]);
  },
);

it.each(permissions.filter((permission) => rolePermissions.dealer.includes(permission)))(
  'an account of a dealer can have the permission %s alone',
  async (permission) => {
    const added = await post({
      username: `only-${permission}`,
      dealerId,
      permissions: [permission],
    });
    expect(added.statusCode).toBe(201);
    expect(added.json().data.permissions).toEqual([permission]);
  },
);

it.each([noDealer, 'none', 1])('a new account of the dealer %s is refused', async (unknown) => {
  const refused = await post({ username: 'nowhere', dealerId: unknown });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([
    { field: 'dealerId', message: accountMessages.unknownDealer },
  ]);
});

it('a change of permissions of an account of a dealer is checked like a new account', async () => {
  const id = await addScoped('changed');
  const refused = await put(id, { permissions: ['test-drives', 'audit'] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].field).toBe('permissions');
  const changed = await put(id, { permissions: ['test-drives'] });
  expect(changed.json().data).toMatchObject({ dealerId, permissions: ['test-drives'] });
});

it('an account moves to a dealer only if its permissions allow it, and back to head office', async () => {
  const added = await post({ username: 'moved', role: 'hr' });
  const id = added.json().data._id;
  const refused = await put(id, { dealerId });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].field).toBe('permissions');
  const unknown = await put(id, { dealerId: noDealer, permissions: ['reports'] });
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json().errors[0].field).toBe('dealerId');
  const moved = await put(id, { dealerId, permissions: ['reports'] });
  expect(moved.json().data).toMatchObject({ dealerId, permissions: ['reports'] });
  const back = await put(id, { dealerId: null, permissions: ['reports', 'audit'] });
  expect(back.json().data).toMatchObject({ dealerId: null, permissions: ['reports', 'audit'] });
});

const missingDealer = [
  { field: 'dealerId', message: 'Please choose the dealer whose requests this account sees' },
];

it.each([{}, { dealerId: null }, { permissions: ['reports'] }])(
  'a new account with the role of dealers and %j is refused: it would see the requests of every dealer',
  async (fields) => {
    const refused = await post({ username: 'everywhere', ...fields });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject(missingDealer);
  },
);

it('an account with the role of dealers keeps a dealer, and gets that role only with one', async () => {
  const id = await addScoped('keeps');
  const taken = await put(id, { dealerId: null });
  expect(taken.statusCode).toBe(400);
  expect(taken.json().errors).toMatchObject(missingDealer);
  const promoted = await put(id, { role: 'hr', dealerId: null });
  expect(promoted.json().data).toMatchObject({ role: 'hr', dealerId: null });
  const back = await put(id, { role: 'dealer' });
  expect(back.json().errors).toMatchObject(missingDealer);
});

describe('a stored account with the role of dealers and no dealer', () => {
  const signInStored = async (username: string) => {
    const id = await addScoped(username);
    await test.database.db
      .update(staffAccounts)
      .set({ dealerId: null })
      .where(eq(staffAccounts._id, id));
    const payload = { username, password };
    const response = await test.call({ method: 'POST', url: '/api/admin/login', payload });
    expect(response.json().data.permissions).toEqual([]);
    return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  };

  it.each([
    '/api/test-drive/admin/test-drives',
    '/api/vehicle-booking/admin/bookings',
    '/api/admin/reports/funnel',
  ])('does not see %s', async (path) => {
    const session = await signInStored(`stored-${path.split('/').at(-1)}`);
    const response = await test.call({ method: 'GET', url: path, cookies: session });
    expect(response.statusCode).toBe(403);
  });

  it('can still be disabled, and works again with a dealer', async () => {
    const id = await addScoped('repaired');
    await test.database.db
      .update(staffAccounts)
      .set({ dealerId: null })
      .where(eq(staffAccounts._id, id));
    expect((await put(id, { isDisabled: true })).json().data.isDisabled).toBe(true);
    expect((await put(id, { permissions: ['reports'] })).json().errors).toMatchObject(
      missingDealer,
    );
    const repaired = await put(id, { dealerId, isDisabled: false });
    expect(repaired.json().data).toMatchObject({ dealerId, isDisabled: false });
  });
});
