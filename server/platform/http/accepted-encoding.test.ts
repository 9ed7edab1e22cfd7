import { expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from './accepted-encoding.ts';

const all: Encoding[] = ['br', 'zstd', 'gzip', 'identity'];

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, zstd', 'zstd'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, zstd;q=0.1, gzip;q=0.2', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['*', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=0', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=0', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s chooses %s', (header, chosen) => {
  expect(chooseEncoding(header, all)).toBe(chosen);
});

it('never chooses an encoding that is not available', () => {
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity');
});

it('chooses correctly for more different headers than it caches', () => {
  for (let n = 0; n < 1_000; n += 1) {
    expect(chooseEncoding(`made-up-${n}, gzip`, all)).toBe('gzip');
  }
});
