import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/platform/errors.ts';

/** Half of Node's worker threads, so that file access and compression keep the others. */
const maxRunning = 2;
/** A few seconds of work; people would not wait longer. */
const maxWaiting = 500;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs password hashing two at a time, first come, first served, so that many sign-ins at once do not stall other
 * requests. Throws if too many are waiting.
 */
async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxRunning) running += 1;
  else {
    if (waiting.length >= maxWaiting) {
      throw new AppError(
        'unavailable',
        'Too many people are signing in. Please try again shortly.',
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

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
