import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPreview, signPreview } from './publication.ts';

const secret = randomBytes(32);
const id = '01900000-0000-7000-8000-000000000000';
const expiresAt = 1_800_000_000_000;
const token = signPreview(secret, { kind: 'news', id }, expiresAt);

it('a token shows its record until it expires', () => {
  expect(readPreview(secret, 'news', token, expiresAt - 1)).toBe(id);
  expect(readPreview(secret, 'news', token, expiresAt)).toBeNull();
});

it.each([
  ['of another kind', secret, 'events', token],
  ['with another secret', randomBytes(32), 'news', token],
  ['with another id', secret, 'news', token.replace('01900000', '01900001')],
  ['with a later time', secret, 'news', token.replace('1800000000000', '1900000000000')],
  ['without a signature', secret, 'news', token.slice(0, token.lastIndexOf('.') + 1)],
  ['with something behind it', secret, 'news', `${token}.x`],
  ['of nothing', secret, 'news', ''],
] as const)('a token %s shows nothing', (_what, key, kind, forged) => {
  expect(readPreview(key, kind, forged, 0)).toBeNull();
});
