import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with a key of 32 bytes. Only `decryptSecret` with the same key and `owner` decrypts it. */
export function encryptSecret(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), ciphertext]).toString('base64url');
}

/** Decrypts a sealed text. Throws if key or owner differ, or if the text was tampered with. */
export function decryptSecret(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const ciphertext = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decryption.update(ciphertext), decryption.final()]).toString('utf8');
}
