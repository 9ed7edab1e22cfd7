import { and, or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/formats.ts';
import { type FoundPerson, minSearchLength, type PersonRecord } from '#contract/people.ts';
import { listPhoneFormats } from '#contract/phone-forms.ts';
import { splitWords } from '#contract/split-words.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { containsPhone, isNumberSearch } from '#server/platform/db/contains-phone.ts';
import { containsLower } from '#server/platform/db/like.ts';
import { listReadableRecords, type PersonRecords, scopePerson } from './person-records.ts';
import { buildUnion, readNewest } from './read-person-records.ts';

const maxPerKind = 20;
const mostPeople = 8;

/**
 * Matches each word in the name or the email address, in any order. The index finds the words anywhere in
 * the record; the second condition checks that they are in the person's name or address.
 */
function matchesWords({ name, email, searchText }: PersonRecords, search: string): SQL | undefined {
  const wanted = splitWords(search.toLowerCase());
  if (!wanted.some((word) => word.length >= minSearchLength)) return undefined;
  const ofPerson = sql`lower(${name} || ' ' || coalesce(${email}, ''))`;
  return and(
    ...wanted.map((word) => containsLower(searchText, word)),
    // Not as a pattern: the planner would expect too few rows, and sort everybody with a common name.
    ...wanted.map((word) => sql`strpos(${ofPerson}, ${word}) > 0`),
  );
}

/** Whether each word of a search is a whole word of a name. */
function isWholeName(name: string, search: string): boolean {
  const names = splitWords(name.toLowerCase());
  return splitWords(search.toLowerCase()).every((word) => names.includes(word));
}

/** The same as SQL, for those who match the words. */
function matchesWholeNames(sendings: PersonRecords, search: string): SQL | undefined {
  if (isNumber(search)) return undefined;
  const anywhere = matchesWords(sendings, search);
  const name = sql`' ' || lower(${sendings.name}) || ' '`;
  const words = splitWords(search.toLowerCase()).map(
    (word) => sql`strpos(${name}, ${` ${word} `}) > 0`,
  );
  return anywhere && and(anywhere, ...words);
}

/** A number with so many digits is nobody's name, and hardly part of an email address. */
const minNumberLength = 7;

const isNumber = (search: string) =>
  isNumberSearch(search) && phoneDigits(search).length >= minNumberLength;

function matches(sendings: PersonRecords, search: string): SQL | undefined {
  const { phoneDigits: digits } = sendings;
  const byNumber = digits ? containsPhone(digits, search) : undefined;
  if (byNumber && isNumber(search)) return byNumber;
  return or(matchesWords(sendings, search), byNumber);
}

/**
 * Finds people by name, phone (in any written form) or email, in the records that the viewer may see. Those whose whole
 * names are searched come before those with parts of names, then the newest.
 */
export async function searchPeople(db: Db, search: string, viewer: Viewer): Promise<FoundPerson[]> {
  const parts = listReadableRecords(viewer).flatMap((sendings) =>
    // Whole names are read apart: many newer records with parts of names must not hide them, and ordering all matches
    // by it would sort everybody with a common name.
    [matchesWholeNames(sendings, search), matches(sendings, search)].flatMap((where) =>
      where
        ? [{ sendings, where: and(where, scopePerson(sendings, viewer)), limit: maxPerKind }]
        : [],
    ),
  );
  const union = buildUnion(parts);
  if (!union) return [];
  const limit = maxPerKind * parts.length;
  const read = await readNewest(db, union, { limit, offset: 0 });
  const records = [...new Map(read.map((record) => [record._id, record])).values()];
  const people = peopleIn(records);
  const isWhole = ({ name }: FoundPerson) => isWholeName(name, search);
  return people.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a))).slice(0, mostPeople);
}

/** Lists the keys by which two records are the same person's. */
function listKeys({ phone, email }: Pick<PersonRecord, 'phone' | 'email'>): string[] {
  const number = phone && phoneDigits(phone) ? listPhoneFormats(phone)[0] : undefined;
  return [number, email?.toLowerCase()].filter((key) => key !== undefined);
}

/** Groups the records by person, in the records' order. */
function peopleIn(records: readonly PersonRecord[]): FoundPerson[] {
  const people: FoundPerson[] = [];
  const byKey = new Map<string, FoundPerson>();
  for (const record of records) {
    const keys = listKeys(record);
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
