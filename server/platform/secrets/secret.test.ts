import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptSecret, encryptSecret } from './secret.ts';

const key = randomBytes(32);

it('unseals a text with the same key and owner; the sealed text does not reveal it', () => {
  const sealed = encryptSecret(key, 'owner', 'a secret');
  expect(decryptSecret(key, 'owner', sealed)).toBe('a secret');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a secret');
  expect(encryptSecret(key, 'owner', 'a secret')).not.toBe(sealed);
});

it('throws for another key, another owner or a changed byte', () => {
  const sealed = encryptSecret(key, 'owner', 'a secret');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => decryptSecret(randomBytes(32), 'owner', sealed)).toThrow();
  expect(() => decryptSecret(key, 'another', sealed)).toThrow();
  expect(() => decryptSecret(key, 'owner', changed.toString('base64url'))).toThrow();
});
