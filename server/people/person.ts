import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/formats.ts';
import type { Pagination } from '#contract/http.ts';
import type { PersonRecord, personQuery } from '#contract/people.ts';
import { phoneForms } from '#contract/phone-forms.ts';
import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { paginationOf } from '#server/http/pagination.ts';
import { readNewest, unionOf } from './read-sendings.ts';
import { readableSendings, type Sendings } from './sendings.ts';

/** What a person is known by: phone digits in every form, and addresses in lower case. */
interface Identity {
  phones: string[];
  emails: string[];
}

/** So many records tell what else a person is known by; one with more is no person. */
const mostLookedAt = 200;

function identityOf(
  records: readonly { phone?: string | null; email?: string | null }[],
): Identity {
  const phones = records.flatMap(({ phone }) =>
    phone && phoneDigits(phone) ? phoneForms(phone) : [],
  );
  const emails = records.flatMap(({ email }) => email?.toLowerCase() ?? []);
  return { phones: [...new Set(phones)], emails: [...new Set(emails)] };
}

function sentBy(sendings: Sendings, { phones, emails }: Identity): SQL | undefined {
  const { phoneDigits: digits, emailKey } = sendings;
  return or(
    digits && phones.length > 0 ? inArray(digits, phones) : undefined,
    emails.length > 0 ? inArray(emailKey, emails) : undefined,
  );
}

function sendingsBy(permissions: readonly Permission[], identity: Identity): SQL | null {
  return unionOf(
    readableSendings(permissions).flatMap((sendings) => {
      const where = sentBy(sendings, identity);
      return where ? [{ sendings, where }] : [];
    }),
  );
}

/**
 * Everything that a person has sent, newest first: what bears the number or the address asked for,
 * and what bears a number or an address that stands beside it in one of those. Kinds that the
 * permissions do not show neither appear nor join.
 */
export async function listOfPerson(
  db: Db,
  { phone, email, page, limit }: z.output<typeof personQuery>,
  permissions: readonly Permission[],
): Promise<{ data: PersonRecord[]; pagination: Pagination }> {
  const empty = { data: [], pagination: paginationOf({ page, limit }, 0) };
  const asked = { phone: phone ?? null, email: email ?? null };
  const direct = sendingsBy(permissions, identityOf([asked]));
  if (!direct) return empty;
  const known = await readNewest(db, direct, { limit: mostLookedAt, offset: 0 });
  const all = sendingsBy(permissions, identityOf([asked, ...known]));
  if (!all) return empty;
  const [data, { rows }] = await Promise.all([
    readNewest(db, all, { limit, offset: (page - 1) * limit }),
    db.execute<{ items: number }>(sql`select count(*)::int as items from (${all}) as sent`),
  ]);
  return { data, pagination: paginationOf({ page, limit }, rows[0]?.items ?? 0) };
}
