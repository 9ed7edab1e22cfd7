import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './in-turn.ts';

// Argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's password storage guide.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store for a password, in PHC form. Throws where too many wait for theirs. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, strength));

/** Checked against when there is no such account, so that the answer takes as long. */
const hashOfNobody = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password is the account's; null stands for no account and is never right. Throws
 * where too many wait for an answer.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const storedHash = passwordHash ?? (await hashOfNobody);
  const isRight = await inTurn(() => verify(storedHash, password));
  return isRight && passwordHash !== null;
}

/** A password to hand out once: 24 letters and digits, 138 bits, that are not mistaken for each other. */
export function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
}
