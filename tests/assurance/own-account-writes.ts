import { ownPaths } from '#contract/own-account.ts';
import { codeOf, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { password } from '#tests/support/test-app.ts';
import type { Fields, World, Write } from './writes.ts';

type Cookies = Record<string, string>;

/** What members of staff write about their own account, each time another one. */
export function ownAccountWrites({ test, next }: World): Write[] {
  const own = (path: string, fieldsFor: (cookies: Cookies) => Promise<Fields>): Write => ({
    name: `POST /api${path}`,
    prepare: async () => {
      const cookies = await test.signIn(['audit'], `owner-${next()}`);
      return { fields: await fieldsFor(cookies), cookies };
    },
  });
  const begun = async (cookies: Cookies) => {
    const url = `/api${ownPaths.secondFactor}`;
    const { data } = (await test.call({ method: 'POST', url, cookies })).json();
    return { code: codeOf(data.secret) };
  };
  const proven = async (cookies: Cookies) => {
    const { recoveryCodes } = await setUpSecondFactor(test, cookies);
    return { password, code: recoveryCodes[0] };
  };
  return [
    own(ownPaths.password, async () => ({ current: password, password: 'another good password' })),
    own(ownPaths.secondFactor, async () => ({})),
    own(ownPaths.confirmation, begun),
    own(ownPaths.removal, proven),
    own(ownPaths.recoveryCodes, proven),
  ];
}

/** A new password for somebody else's account. */
export function passwordReset({ test, next, everything: cookies }: World): Write {
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
