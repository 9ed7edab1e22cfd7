import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { hasPhone, toPhoneKey } from '#server/platform/phone-number.ts';
import type { PersonColumns } from '#server/records/resource.ts';

/** The identifiers of a person: keys of phone numbers, and folded email addresses. */
export interface Identity {
  phones: string[];
  emailKeys: string[];
}

/** Numbers and addresses as typed. */
export interface Contacts {
  phone?: string | undefined;
  email?: string | undefined;
  phones?: readonly string[] | undefined;
  emails?: readonly string[] | undefined;
}

/** Folds texts in the database and returns them in the same order. */
async function foldAll(db: Db, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(sql`
    select ${foldCase(sql`typed`)} as key
    from unnest(${sql.param([...texts])}::text[]) with ordinality as typed_texts (typed, position)
    order by position`);
  return rows.map(({ key }) => key);
}

/** Resolves numbers and addresses to identifiers. */
export async function findIdentity(
  db: Db,
  { phone, email, phones = [], emails = [] }: Contacts,
): Promise<Identity> {
  const phoneKeys = [...(phone ? [phone] : []), ...phones].map(toPhoneKey);
  const emailKeys = await foldAll(db, [...(email ? [email] : []), ...emails]);
  return { phones: [...new Set(phoneKeys)], emailKeys: [...new Set(emailKeys)] };
}

/** The condition for the records of a kind that have one of these numbers or addresses. */
export function sentBy(
  { phone, phoneDigits, emailKey }: PersonColumns,
  { phones, emailKeys }: Identity,
): SQL | undefined {
  return or(
    phone && phoneDigits ? hasPhone({ phone, phoneDigits }, phones) : undefined,
    emailKeys.length > 0 ? inArray(emailKey, emailKeys) : undefined,
  );
}
