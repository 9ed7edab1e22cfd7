import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('sample'), { code });

test.each(['ECONNRESET', '08006', '40P01', '57P01'])(
  'an error %s may pass when asked again',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  },
);

test.each(['23505', '42P01', 'ENOENT'])('an error %s stays one', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});
