import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text under a key of 32 bytes; it can be opened for the same `owner` only. */
export function seal(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const lock = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const closed = Buffer.concat([lock.update(text, 'utf8'), lock.final()]);
  return Buffer.concat([nonce, lock.getAuthTag(), closed]).toString('base64url');
}

/** The text that was sealed. Throws where key or owner are others, or the text was tampered with. */
export function unseal(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const lock = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const closed = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([lock.update(closed), lock.final()]).toString('utf8');
}
