import { randomBytes, randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { signToken } from '#server/newsletter/unsubscribe-token.ts';
import { secretFor } from '#server/secrets/secret.ts';
import { staffSessions } from '#server/staff/schema.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** What somebody calls who guesses; each time another guess. */
export type Guess = (n: number) => InjectOptions;

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const get = (url: string, cookies = {}): InjectOptions => ({ method: 'GET', url, cookies });

/** An id like one that is there: the moment is the same or a little later, the rest is guessed. */
function idNear(id: string, n: number): string {
  const moment = (Number.parseInt(id.replace('-', '').slice(0, 12), 16) + n).toString(16);
  const time = moment.padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** An address of single records, with '{id}' in it, and the id of one that is there. */
export interface RecordAddress {
  address: string;
  id: string;
}

/** Records by their right ids and by guessed ones, for somebody without the permission. */
export const recordGuesses =
  (records: readonly RecordAddress[], cookies: object): Guess =>
  (n) => {
    const { address, id } = pick(records, Math.floor(n / 2));
    return get(address.replace('{id}', n % 2 ? id : idNear(id, n)), cookies);
  };

/** Guessed ids of records, for somebody who may read those that there are. */
export const nearbyGuesses =
  (records: readonly RecordAddress[], cookies: object): Guess =>
  (n) => {
    const { address, id } = pick(records, n);
    return get(address.replace('{id}', idNear(id, n + 1)), cookies);
  };

/** The files of applicants by their right names and by guessed ones, at every address that has files. */
export async function fileGuesses({ files }: TestApp): Promise<Guess> {
  const keys = (await filesLeft(files)).kept.filter((key) => /^(cv|photo)\//.test(key));
  const doors = ['/files/', '/files/news/', '/files/openings/', '/documents/', '/pictures/'];
  const tricks = ['', '../', '..%2f', '%2e%2e/', '..%5c', '....//', './/', 'x/..%2f..%2f'];
  return (n) => {
    const [purpose = '', name = ''] = pick(keys, n).split('/');
    const guessed = n % 3 === 0 ? `${randomUUID()}.${name.split('.')[1]}` : name;
    const path = n % 2 ? `${purpose}/${guessed}` : guessed;
    return get(`${pick(doors, n)}${pick(tricks, Math.floor(n / 5))}${path}`);
  };
}

/** Tokens that end a subscription, with signatures that are not ours. */
export async function tokenGuesses({ database: { db } }: TestApp): Promise<Guess> {
  const secret = await secretFor(db, 'newsletter-unsubscribe')();
  const ids = (await db.select().from(newsletterSubscriptions)).map(({ _id }) => _id);
  const forgeries: ((id: string, signature: Buffer, n: number) => string)[] = [
    (id) => `${id}.${randomBytes(32).toString('base64url')}`,
    (id, signature) => `${id}.${signature.subarray(0, 31).toString('base64url')}`,
    (id, signature, n) => {
      const other = Buffer.from(signature);
      other.writeUInt8(other.readUInt8(n % 32) ^ 1, n % 32);
      return `${id}.${other.toString('base64url')}`;
    },
    (id, signature, n) => `${idNear(id, n + 1)}.${signature.toString('base64url')}`,
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

/** Other people's sessions: their ids, what is stored of them, and made up ones. */
export async function sessionGuesses(
  { database: { db } }: TestApp,
  others: SQL,
  cookies: Record<string, string>,
): Promise<Guess> {
  const sessions = await db.select().from(staffSessions).where(others);
  const stored = sessions.flatMap(({ _id, tokenHash }) => [_id, tokenHash]);
  return (n) => {
    const made = randomBytes(32).toString('base64url');
    if (n % 2) return get('/api/admin/me', { session: n % 3 ? pick(stored, n) : made });
    return { method: 'DELETE', url: `/api/admin/me/sessions/${pick(sessions, n)._id}`, cookies };
  };
}
