import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { listPhoneFormats, phoneDigits } from '#contract/input/phone-forms.ts';
import type { Db } from '#server/platform/db/client.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import type { PersonColumns } from '#server/records/resource.ts';

/** The identifiers of a person: phone digits in all notations, and folded email addresses. */
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

/** Returns a number's digits in international form; undefined if it has none. */
export const toPhoneKey = (phone: string | null): string | undefined =>
  phone && phoneDigits(phone) ? listPhoneFormats(phone)[0] : undefined;

/** Folds texts in the database and returns them in the same order. */
async function foldAll(db: Db, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(sql`
    select ${foldText(sql`typed`)} as key
    from unnest(${sql.param([...texts])}::text[]) with ordinality as typed_texts (typed, position)
    order by position`);
  return rows.map(({ key }) => key);
}

/** Resolves numbers and addresses to identifiers: all notations of each number, each address folded. */
export async function findIdentity(
  db: Db,
  { phone, email, phones = [], emails = [] }: Contacts,
): Promise<Identity> {
  const numbers = [...(phone ? [phone] : []), ...phones];
  const formats = numbers.flatMap((number) =>
    phoneDigits(number) ? listPhoneFormats(number) : [],
  );
  const emailKeys = await foldAll(db, [...(email ? [email] : []), ...emails]);
  return { phones: [...new Set(formats)], emailKeys: [...new Set(emailKeys)] };
}

/** The condition for the records of a kind that have one of these numbers or addresses. */
export function sentBy(
  { phoneDigits: digits, emailKey }: PersonColumns,
  { phones, emailKeys }: Identity,
): SQL | undefined {
  return or(
    digits && phones.length > 0 ? inArray(digits, phones) : undefined,
    emailKeys.length > 0 ? inArray(emailKey, emailKeys) : undefined,
  );
}
