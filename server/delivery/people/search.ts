import { and, or, type SQL, sql } from 'drizzle-orm';
import { splitWords } from '#contract/input/list-input.ts';
import { phoneDigits } from '#contract/input/phone-forms.ts';
import { type FoundPerson, minSearchLength } from '#contract/staff/people.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  containsFolded,
  containsPhone,
  foldText,
  isNumberSearch,
} from '#server/platform/db/text-search.ts';
import { listReadableRecords, type PersonRecords, scopePerson } from './person.ts';
import { readSenders, type Sender } from './read-person-records.ts';

const maxPerKind = 20;
const mostPeople = 8;

/**
 * Matches each word in the name or the email address, in any order. The index finds the words anywhere in
 * the record; the second condition checks that they are in the person's name or address.
 */
function matchesWords({ name, email, searchText }: PersonRecords, search: string): SQL | undefined {
  const wanted = splitWords(search);
  if (!wanted.some((word) => word.length >= minSearchLength)) return undefined;
  const ofPerson = foldText(sql`${name} || ' ' || coalesce(${email}, '')`);
  return and(
    ...wanted.map((word) => containsFolded(searchText, word)),
    // Not as a pattern: the planner would expect too few rows and sort all people with a common name.
    ...wanted.map((word) => sql`strpos(${ofPerson}, ${foldText(word)}) > 0`),
  );
}

/** Matches people whose names contain each word of a search as a whole word. */
function matchesWholeNames(sendings: PersonRecords, search: string): SQL | undefined {
  if (isNumber(search)) return undefined;
  const anywhere = matchesWords(sendings, search);
  const name = foldText(sql`' ' || ${sendings.name} || ' '`);
  const words = splitWords(search).map(
    (word) => sql`strpos(${name}, ${foldText(` ${word} `)}) > 0`,
  );
  return anywhere && and(anywhere, ...words);
}

/** A number with so many digits is not a name, and unlikely to be part of an email address. */
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
 * Finds people by name, phone (in any notation) or email, in the records that the viewer may see. Matches of whole names
 * come before partial ones; both are sorted newest first.
 */
export async function searchPeople(db: Db, search: string, viewer: Viewer): Promise<FoundPerson[]> {
  const readable = listReadableRecords(viewer);
  const list = (match: typeof matches) =>
    readable.flatMap((records) => {
      const where = match(records, search);
      return where
        ? [{ ...records, where: and(where, scopePerson(records, viewer)), limit: maxPerKind }]
        : [];
    });
  // Whole names are read separately: otherwise many newer partial matches would hide them, and ordering all matches by
  // it would sort all people with a common name.
  const [whole, others] = await Promise.all([
    readSenders(db, list(matchesWholeNames)),
    readSenders(db, list(matches)),
  ]);
  return groupByPerson([...whole, ...others]).slice(0, mostPeople);
}

/**
 * Groups the records by person, in the records' order: records with the same number or address belong to the same
 * person.
 */
function groupByPerson(records: readonly Sender[]): FoundPerson[] {
  const people: FoundPerson[] = [];
  const byKey = new Map<string, FoundPerson>();
  for (const { kind, name, phone, phoneKey, email, emailKey } of records) {
    const keys = [phoneKey, emailKey].filter((key) => key != null);
    const known = keys.map((key) => byKey.get(key)).find((person) => person !== undefined);
    const person = known ?? { name: '', phone: null, email: null, kinds: [] };
    if (!known) people.push(person);
    person.name ||= name;
    person.phone ??= phone;
    person.email ??= email;
    if (!person.kinds.includes(kind)) person.kinds.push(kind);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, person);
  }
  return people;
}
