import { TOTP } from 'otpauth';
import { password, type TestApp } from './test-app.ts';

/** Returns the code of an authenticator app for a secret, now or some steps of 30 seconds from now. */
export const buildCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up a second factor for the signed-in account; `usedCode` cannot be used again. */
export async function setUpSecondFactor({ call }: TestApp, cookies: Record<string, string>) {
  const url = '/api/admin/me/second-factor';
  const { secret } = (await call({ method: 'POST', url, payload: { password }, cookies })).json()
    .data;
  const usedCode = buildCode(secret);
  const payload = { code: usedCode };
  const response = await call({ method: 'POST', url: `${url}/confirm`, payload, cookies });
  const recoveryCodes: string[] = response.json().data.recoveryCodes;
  return { secret: String(secret), recoveryCodes, usedCode };
}
