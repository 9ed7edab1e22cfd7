import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { secrets } from './schema.ts';

async function readOrCreate(db: Db, purpose: string): Promise<Buffer> {
  // If several processes insert at once, the first one wins and the others read its value.
  await db
    .insert(secrets)
    .values({ purpose, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.purpose, purpose));
  if (!stored) throw new Error(`the secret for ${purpose} was removed while it was read`);
  return Buffer.from(stored.value, 'base64url');
}

/**
 * Returns a function that reads the secret for a purpose: 32 bytes. The first call creates it. It is stored
 * in the database, so that every process accepts what another one signed.
 */
export function createSecretReader(db: Db, purpose: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return () => {
    secret ??= readOrCreate(db, purpose).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

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
