import { and, or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/formats.ts';
import { type FoundPerson, minSearchLength, type PersonRecord } from '#contract/people.ts';
import { phoneForms } from '#contract/phone-forms.ts';
import type { Permission } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { containsLower } from '#server/db/like.ts';
import { containsPhone } from '#server/leads/contains-phone.ts';
import { readNewest, unionOf } from './read-sendings.ts';
import { readableSendings, type Sendings } from './sendings.ts';

const mostOfAKind = 20;
const mostPeople = 8;

/**
 * Each word in the name or the address, in any order. The index finds them among all words of the
 * record; that they are the person's is looked at then.
 */
function matchesWords({ name, email, words }: Sendings, search: string): SQL | undefined {
  const wanted = search.split(/\s+/).filter(Boolean);
  if (!wanted.some((word) => word.length >= minSearchLength)) return undefined;
  const ofPerson = sql`lower(${name} || ' ' || coalesce(${email}, ''))`;
  return and(
    ...wanted.map((word) => containsLower(words, word)),
    // Not as a pattern: the planner would expect next to nobody, and sort everybody of a common name.
    ...wanted.map((word) => sql`strpos(${ofPerson}, ${word.toLowerCase()}) > 0`),
  );
}

function matches(sendings: Sendings, search: string): SQL | undefined {
  const { phoneDigits: digits } = sendings;
  return or(matchesWords(sendings, search), digits ? containsPhone(digits, search) : undefined);
}

/** People by name, phone (in any of its written forms) or e-mail, of the kinds that permissions show. */
export async function searchPeople(
  db: Db,
  search: string,
  permissions: readonly Permission[],
): Promise<FoundPerson[]> {
  const parts = readableSendings(permissions).flatMap((sendings) => {
    const where = matches(sendings, search);
    return where ? [{ sendings, where, limit: mostOfAKind }] : [];
  });
  const union = unionOf(parts);
  if (!union) return [];
  const limit = mostOfAKind * parts.length;
  return peopleIn(await readNewest(db, union, { limit, offset: 0 })).slice(0, mostPeople);
}

/** What tells that two records are one person's. */
function keysOf({ phone, email }: Pick<PersonRecord, 'phone' | 'email'>): string[] {
  const number = phone && phoneDigits(phone) ? phoneForms(phone)[0] : undefined;
  return [number, email?.toLowerCase()].filter((key) => key !== undefined);
}

/** The people who sent the records, each once, in the records' order. */
function peopleIn(records: readonly PersonRecord[]): FoundPerson[] {
  const people: FoundPerson[] = [];
  const byKey = new Map<string, FoundPerson>();
  for (const record of records) {
    const keys = keysOf(record);
    const known = keys.map((key) => byKey.get(key)).find((person) => person !== undefined);
    const person = known ?? { name: '', phone: null, email: null, kinds: [] };
    if (!known) people.push(person);
    person.name ||= record.name;
    person.phone ??= record.phone;
    person.email ??= record.email;
    if (!person.kinds.includes(record.kind)) person.kinds.push(record.kind);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, person);
  }
  return people;
}
