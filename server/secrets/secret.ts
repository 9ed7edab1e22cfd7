import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { secrets } from './schema.ts';

async function readOrMake(db: Db, purpose: string): Promise<Buffer> {
  // Of processes that ask at once, all but the first to write read what that one has written.
  await db
    .insert(secrets)
    .values({ purpose, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.purpose, purpose));
  if (!kept) throw new Error(`the secret for ${purpose} was removed while it was read`);
  return Buffer.from(kept.value, 'base64url');
}

/**
 * Answers a function that gets the secret for a purpose, 32 bytes. It is made when it is first asked
 * for, and kept in the database, so that what one process signs, another accepts.
 */
export function secretFor(db: Db, purpose: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return () => {
    secret ??= readOrMake(db, purpose).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}
