import { randomBytes } from 'node:crypto';
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
