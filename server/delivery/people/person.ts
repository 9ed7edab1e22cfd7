import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/formats.ts';
import type { Pagination } from '#contract/http.ts';
import type { PersonRecord, personQuery } from '#contract/people.ts';
import { listPhoneFormats } from '#contract/phone-forms.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import type { PersonColumns } from '#server/records/resource.ts';
import { listReadableRecords, scopePerson } from './person-records.ts';
import { buildUnion, readNewest } from './read-person-records.ts';

/** What identifies a person: phone digits in all written forms, and email addresses in lower case. */
export interface Identity {
  phones: string[];
  emails: string[];
}

/** How many records are read to find a person's other numbers and addresses. */
const mostLookedAt = 200;

/** Collects the numbers and addresses in records. */
export function findIdentity(
  records: readonly { phone?: string | null; email?: string | null }[],
): Identity {
  const phones = records.flatMap(({ phone }) =>
    phone && phoneDigits(phone) ? listPhoneFormats(phone) : [],
  );
  const emails = records.flatMap(({ email }) => email?.toLowerCase() ?? []);
  return { phones: [...new Set(phones)], emails: [...new Set(emails)] };
}

/** The condition for the records of a kind that name one of these numbers or addresses. */
export function sentBy(sendings: PersonColumns, { phones, emails }: Identity): SQL | undefined {
  const { phoneDigits: digits, emailKey } = sendings;
  return or(
    digits && phones.length > 0 ? inArray(digits, phones) : undefined,
    emails.length > 0 ? inArray(emailKey, emails) : undefined,
  );
}

function sendingsBy(viewer: Viewer, identity: Identity): SQL | null {
  return buildUnion(
    listReadableRecords(viewer).flatMap((sendings) => {
      const where = sentBy(sendings, identity);
      return where ? [{ sendings, where: and(where, scopePerson(sendings, viewer)) }] : [];
    }),
  );
}

/**
 * Lists everything that a person has sent, newest first: the records with the given number or address, and
 * those with another number or address found in one of these. Records that the viewer may not see are left
 * out of both steps.
 */
export async function listPersonRecords(
  db: Db,
  { phone, email, page, limit }: z.output<typeof personQuery>,
  viewer: Viewer,
): Promise<{ data: PersonRecord[]; pagination: Pagination }> {
  const empty = { data: [], pagination: buildPagination({ page, limit }, 0) };
  const asked = { phone: phone ?? null, email: email ?? null };
  const direct = sendingsBy(viewer, findIdentity([asked]));
  if (!direct) return empty;
  const known = await readNewest(db, direct, { limit: mostLookedAt, offset: 0 });
  const all = sendingsBy(viewer, findIdentity([asked, ...known]));
  if (!all) return empty;
  const [data, { rows }] = await Promise.all([
    readNewest(db, all, { limit, offset: (page - 1) * limit }),
    db.execute<{ items: number }>(sql`select count(*)::int as items from (${all}) as sent`),
  ]);
  return { data, pagination: buildPagination({ page, limit }, rows[0]?.items ?? 0) };
}
