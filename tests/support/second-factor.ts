import { TOTP } from 'otpauth';
import type { TestApp } from './test-app.ts';

/** The code that an authenticator app shows for a secret, now or some steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up a second factor for whoever is signed in; `usedCode` is used up by that. */
export async function setUpSecondFactor({ call }: TestApp, cookies: Record<string, string>) {
  const url = '/api/admin/me/second-factor';
  const { secret } = (await call({ method: 'POST', url, cookies })).json().data;
  const usedCode = codeOf(secret);
  const payload = { code: usedCode };
  const answer = await call({ method: 'POST', url: `${url}/confirm`, payload, cookies });
  const recoveryCodes: string[] = answer.json().data.recoveryCodes;
  return { secret: String(secret), recoveryCodes, usedCode };
}
