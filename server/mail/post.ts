import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/client.ts';
import type { Letter } from './letters.ts';
import { outgoingMail } from './schema.ts';

/** Has letters sent; call it in the transaction that stores what they tell of, and wake the mail after it. */
export async function postLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  const now = new Date().toISOString();
  await tx.insert(outgoingMail).values(
    letters.map((letter) => ({
      _id: uuidv7(),
      ...letter,
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    })),
  );
}
