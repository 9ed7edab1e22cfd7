import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { runQueued } from './run-queued.ts';

// Argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's password storage guide.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password in PHC format. Throws if too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  runQueued(() => hash(password, strength));

/** Checked for unknown usernames, so that the response takes as long as for known ones. */
const unknownUserHash = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password matches the hash; never for null, which means that there is no account. Throws if too many
 * are waiting.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const storedHash = passwordHash ?? (await unknownUserHash);
  const isMatch = await runQueued(() => verify(storedHash, password));
  return isMatch && passwordHash !== null;
}

/** Generates a password to show once: 24 letters and digits (138 bits), without look-alikes such as 0 and O. */
export function makePassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from(randomBytes(24), (byte) => characters[byte % characters.length]).join('');
}
