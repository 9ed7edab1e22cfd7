import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type PreviewLink, previewHours, previewParameter } from '#contract/content/preview.ts';
import { idParams } from '#contract/http/http.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';
import { isNotTrashed } from './trash/columns.ts';

/** The kinds of records with previews, by the names that pages use. */
export type PreviewedKind = 'news' | 'events' | 'media' | 'jobs';

interface Preview {
  kind: PreviewedKind;
  id: string;
}

const sign = (secret: Buffer, { kind, id }: Preview, expiresAt: number) =>
  createHmac('sha256', secret).update(`preview ${kind} ${id} ${expiresAt}`).digest();

/** Creates the token that shows one record until it expires: the id, the time in milliseconds, a signature. */
export const signPreview = (secret: Buffer, preview: Preview, expiresAt: number): string =>
  `${preview.id}.${expiresAt}.${sign(secret, preview, expiresAt).toString('base64url')}`;

/** Returns the id of the record that a token shows; null if it is invalid, expired or for another kind. */
export function readPreview(
  secret: Buffer,
  kind: PreviewedKind,
  token: string,
  now = Date.now(),
): string | null {
  const [id = '', time = '', signature = '', ...more] = token.split('.', 4);
  const expiresAt = Number(time);
  if (!idParams.safeParse({ id }).success || !/^\d{1,15}$/.test(time) || more.length > 0)
    return null;
  if (expiresAt <= now) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, { kind, id }, expiresAt);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Returns a function that reads the secret of preview links. */
export const createPreviewSecretReader = (db: Db) => createSecretReader(db, 'preview-links');

/** Builds the link to the page of a record. `page` is a path, with or without a query. */
export function buildPreviewLink(secret: Buffer, preview: Preview, page: string): PreviewLink {
  const expiresAt = Date.now() + previewHours * 3_600_000;
  const token = signPreview(secret, preview, expiresAt);
  const separator = page.includes('?') ? '&' : '?';
  return {
    url: `${page}${separator}${previewParameter}=${token}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Describes the response with a preview link. */
export const previewAnswer = dataAnswer(
  nameSchema('PreviewLink', z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
);

interface PeriodColumns {
  deletedAt: AnyPgColumn;
  publishAt: AnyPgColumn;
  closesAt?: AnyPgColumn;
}

/** The condition that a record may be published: it is not in the trash, and now is within its period. */
export function isInPeriod({ publishAt, closesAt, deletedAt }: PeriodColumns): SQL {
  const hasBegun = sql`${isNotTrashed({ deletedAt })} and (${publishAt} is null or ${publishAt} <= now())`;
  return closesAt ? sql`${hasBegun} and (${closesAt} is null or ${closesAt} > now())` : hasBegun;
}

/** Records that become visible or hidden by their period, and the content of public pages that shows them. */
export interface Scheduled {
  kind: PreviewedKind;
  table: PgTable & PeriodColumns;
  /** The condition that visitors may see a record now. */
  isPublic: SQL | undefined;
}

/** Reads the next moment after `since` at which a period begins or ends, and the database's time (ISO 8601). */
export async function findNextMoment(
  db: Db,
  { table }: Pick<Scheduled, 'table'>,
  since: string | null,
): Promise<{ next: string | null; now: string }> {
  const columns = [table.publishAt, ...(table.closesAt ? [table.closesAt] : [])];
  const moments = columns.map(
    (column) => sql`select ${column} as moment from ${table} where ${isNotTrashed(table)}`,
  );
  const { rows } = await db.execute<{ next: Date | string | null; now: Date | string }>(sql`
    select min(moment) as next, now() as now from (${sql.join(moments, sql` union all `)}) as moments
    where moment > coalesce(${since}::timestamptz, now())`);
  const [row] = rows;
  const toIso = (value: Date | string | number) => new Date(value).toISOString();
  return { next: row?.next ? toIso(row.next) : null, now: toIso(row?.now ?? Date.now()) };
}
