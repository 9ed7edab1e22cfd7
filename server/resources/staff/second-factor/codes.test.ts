import { Secret } from 'otpauth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildOtpUrl, findCodeStep, makeSecret } from './codes.ts';

/** The secret and, for SHA-1, the last six digits of the codes in RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const rfcCodes = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each(rfcCodes)('accepts the code of RFC 6238 at second %i', (seconds, code) => {
  vi.setSystemTime(seconds * 1000);
  expect(findCodeStep(secret, code)).toBe(Math.floor(seconds / 30));
  expect(findCodeStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(
    Math.floor(seconds / 30),
  );
});

it('accepts a code one step early or late and returns its own step, but not two steps off', () => {
  const step = Math.floor(1_234_567_890 / 30);
  const rightAt = (steps: number) => {
    vi.setSystemTime((1_234_567_890 + steps * 30) * 1000);
    return findCodeStep(secret, '005924');
  };
  expect([-2, -1, 0, 1, 2].map(rightAt)).toEqual([null, step, step, step, null]);
});

it.each(['', '05924', '0059240', '-05924', 'abcdef', '５０５９２４'])('rejects %j', (code) => {
  vi.setSystemTime(1_234_567_890_000);
  expect(findCodeStep(secret, code)).toBeNull();
});

it('creates secrets of 160 bits, and a URL with all that an authenticator app needs', () => {
  const made = makeSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(made);
  const address = new URL(buildOtpUrl(made, 'front@desk'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/HAVAL%20back%20office:front%40desk\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'HAVAL back office',
    secret: made,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
