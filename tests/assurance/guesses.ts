import { randomBytes, randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { staffSessions } from '#server/platform/auth/schema.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';
import { signToken } from '#server/resources/newsletter/newsletter.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Builds the nth guess of an attacker. */
export type Guess = (n: number) => InjectOptions;

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const get = (url: string, cookies = {}): InjectOptions => ({ method: 'GET', url, cookies });

/** An id close to an existing one: the same timestamp or a little later, the rest random. */
function buildNearbyId(id: string, n: number): string {
  const timestamp = (Number.parseInt(id.replace('-', '').slice(0, 12), 16) + n).toString(16);
  const time = timestamp.padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** A route for single records, with '{id}' in it, and the id of an existing record. */
export interface RecordAddress {
  address: string;
  id: string;
}

/** Records by existing and by guessed ids, for a caller without the permission. */
export const recordGuesses =
  (records: readonly RecordAddress[], cookies: object): Guess =>
  (n) => {
    const { address, id } = pick(records, Math.floor(n / 2));
    return get(address.replace('{id}', n % 2 ? id : buildNearbyId(id, n)), cookies);
  };

/** Guessed ids, for a caller who may read the existing records. */
export const nearbyGuesses =
  (records: readonly RecordAddress[], cookies: object): Guess =>
  (n) => {
    const { address, id } = pick(records, n);
    return get(address.replace('{id}', buildNearbyId(id, n + 1)), cookies);
  };

/** Applicants' files by their real and by guessed names, under every path that serves files. */
export async function fileGuesses({ files }: TestApp): Promise<Guess> {
  const keys = (await listStoredFiles(files)).kept.filter((key) => /^(cv|photo)\//.test(key));
  const prefixes = ['/files/', '/files/news/', '/files/openings/', '/documents/', '/pictures/'];
  const tricks = ['', '../', '..%2f', '%2e%2e/', '..%5c', '....//', './/', 'x/..%2f..%2f'];
  return (n) => {
    const [purpose = '', name = ''] = pick(keys, n).split('/');
    const guessed = n % 3 === 0 ? `${randomUUID()}.${name.split('.')[1]}` : name;
    const path = n % 2 ? `${purpose}/${guessed}` : guessed;
    return get(`${pick(prefixes, n)}${pick(tricks, Math.floor(n / 5))}${path}`);
  };
}

/** Unsubscribe tokens with forged signatures. */
export async function tokenGuesses({ database: { db } }: TestApp): Promise<Guess> {
  const secret = await createSecretReader(db, 'newsletter-unsubscribe')();
  const ids = (await db.select().from(newsletterSubscriptions)).map(({ _id }) => _id);
  const forgeries: ((id: string, signature: Buffer, n: number) => string)[] = [
    (id) => `${id}.${randomBytes(32).toString('base64url')}`,
    (id, signature) => `${id}.${signature.subarray(0, 31).toString('base64url')}`,
    (id, signature, n) => {
      const other = Buffer.from(signature);
      other.writeUInt8(other.readUInt8(n % 32) ^ 1, n % 32);
      return `${id}.${other.toString('base64url')}`;
    },
    (id, signature, n) => `${buildNearbyId(id, n + 1)}.${signature.toString('base64url')}`,
    (id) => signToken(randomBytes(32), id),
    (id) => id,
  ];
  return (n) => {
    const id = pick(ids, n);
    const signature = Buffer.from(signToken(secret, id).split('.')[1] ?? '', 'base64url');
    const token = pick(forgeries, n)(id, signature, n);
    const method = n % 4 ? 'POST' : 'GET';
    return { method, url: `/newsletter/unsubscribe?token=${encodeURIComponent(token)}` };
  };
}

/** Other accounts' sessions: their ids, their stored hashes, and random tokens. */
export async function sessionGuesses(
  { database: { db } }: TestApp,
  others: SQL,
  cookies: Record<string, string>,
): Promise<Guess> {
  const sessions = await db.select().from(staffSessions).where(others);
  const stored = sessions.flatMap(({ _id, tokenHash }) => [_id, tokenHash]);
  return (n) => {
    const randomToken = randomBytes(32).toString('base64url');
    if (n % 2) return get('/api/admin/me', { session: n % 3 ? pick(stored, n) : randomToken });
    return { method: 'DELETE', url: `/api/admin/me/sessions/${pick(sessions, n)._id}`, cookies };
  };
}
