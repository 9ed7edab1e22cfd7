import { viewPaths } from '#contract/http/list-views.ts';
import { noticePaths } from '#contract/staff/notices.ts';
import { ownPaths } from '#contract/staff/own-account.ts';
import { buildCode, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { password } from '#tests/support/test-app.ts';
import type { Fields, Write, WriteContext } from './writes.ts';

type Cookies = Record<string, string>;

/** Writes to the caller's own account; each call uses a new account. */
export function ownAccountWrites({ test, next }: WriteContext): Write[] {
  const own = (
    path: string,
    fieldsFor: (cookies: Cookies) => Promise<Fields>,
    method = 'POST',
  ): Write => ({
    name: `${method} /api${path}`,
    prepare: async () => {
      const cookies = await test.signIn(['audit'], `owner-${next()}`);
      return { fields: await fieldsFor(cookies), cookies };
    },
  });
  const beginSetup = async (cookies: Cookies) => {
    const url = `/api${ownPaths.secondFactor}`;
    const { data } = (
      await test.call({ method: 'POST', url, payload: { password }, cookies })
    ).json();
    return { code: buildCode(data.secret) };
  };
  const proveIdentity = async (cookies: Cookies) => {
    const { recoveryCodes } = await setUpSecondFactor(test, cookies);
    return { password, code: recoveryCodes[0] };
  };
  return [
    own(ownPaths.password, async () => ({ current: password, password: 'another good password' })),
    own(ownPaths.secondFactor, async () => ({ password })),
    own(ownPaths.confirmation, beginSetup),
    own(ownPaths.removal, proveIdentity),
    own(ownPaths.recoveryCodes, proveIdentity),
    own(
      noticePaths.settings,
      async () => ({ email: 'owner@dealers.example', mode: 'each' }),
      'PUT',
    ),
    own(viewPaths.records, async () => ({
      screen: 'audit',
      name: 'Exports',
      query: 'action=export',
    })),
  ];
}

/** Resets the password of another account. */
export function passwordReset({ test, next, adminCookies: cookies }: WriteContext): Write {
  return {
    name: 'POST /api/admin/accounts/{id}/password',
    prepare: async () => {
      const username = `forgetful-${next()}`;
      const payload = { username, role: 'hr', password };
      const url = '/api/admin/accounts';
      const { data } = (await test.call({ method: 'POST', url, payload, cookies })).json();
      return { id: data._id, fields: { password: 'another good password' }, cookies };
    },
  };
}
