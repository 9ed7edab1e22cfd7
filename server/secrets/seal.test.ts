import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

it('a sealed text is opened with its key for its owner, and says nothing by itself', () => {
  const sealed = seal(key, 'owner', 'a secret');
  expect(unseal(key, 'owner', sealed)).toBe('a secret');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a secret');
  expect(seal(key, 'owner', 'a secret')).not.toBe(sealed);
});

it('another key, another owner or a changed byte does not open it', () => {
  const sealed = seal(key, 'owner', 'a secret');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => unseal(randomBytes(32), 'owner', sealed)).toThrow();
  expect(() => unseal(key, 'another', sealed)).toThrow();
  expect(() => unseal(key, 'owner', changed.toString('base64url'))).toThrow();
});
