import { and, sql } from 'drizzle-orm';
import type { PersonLink } from '#contract/staff/people.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type Identity, sentBy } from './identity.ts';
import { narrow, type PersonSource, readSenders, type Sender } from './read-person-records.ts';

/** A further number or address in a person's records, and whether the names suggest that it belongs to the person. */
export interface FoundLink extends PersonLink {
  /** The number's key, or the folded address. */
  key: string;
  /** Whether all records with it have a name that occurs in the list's records. */
  isSameName: boolean;
}

/** The maximum number of names listed per number or address. */
const maxNames = 10;

/** Lists the names in records, without duplicates, at most ten. */
export const listNames = (records: readonly Sender[]): string[] =>
  [...new Map(records.map(({ name, nameKey }) => [nameKey, name])).values()]
    .filter(Boolean)
    .slice(0, maxNames);

/** Groups records by one of their values; records without it are omitted. */
function groupBy(
  records: readonly Sender[],
  findKey: (record: Sender) => string | null | undefined,
) {
  const groups = Map.groupBy(records, (record) => findKey(record) ?? '');
  groups.delete('');
  return groups;
}

const findPhoneKey = ({ phoneKey }: Sender) => phoneKey;
const findEmailKey = ({ emailKey }: Sender) => emailKey;

/** Lists the numbers and addresses of records, except the ones searched for. */
function listCandidates(records: readonly Sender[], identity: Identity): Identity {
  const numbers = groupBy(records, findPhoneKey);
  const phones = [...numbers.keys()].filter((key) => !identity.phones.includes(key));
  const emailKeys = [...groupBy(records, findEmailKey).keys()].filter(
    (key) => !identity.emailKeys.includes(key),
  );
  return { phones, emailKeys };
}

/**
 * Finds further numbers and addresses in a person's records that other records share. Visitors typed them, so they may
 * belong to somebody else.
 */
export async function findFurtherLinks(
  db: Db,
  sources: readonly PersonSource[],
  { identity, records }: { identity: Identity; records: readonly Sender[] },
): Promise<FoundLink[]> {
  const candidates = listCandidates(records, identity);
  const others = narrow(sources, (columns) => {
    const isCandidate = sentBy(columns, candidates);
    const isListed = sentBy(columns, identity);
    return isCandidate && and(isCandidate, isListed && sql`(${isListed}) is not true`);
  });
  const further = await readSenders(db, others);
  const names = new Set(records.map(({ nameKey }) => nameKey));
  const build = (type: PersonLink['type'], keys: readonly string[]) => {
    const findKey = type === 'phone' ? findPhoneKey : findEmailKey;
    return [...groupBy(further, findKey)].flatMap(([key, found]): FoundLink[] =>
      keys.includes(key)
        ? [
            {
              type,
              key,
              value: found[0]?.[type] ?? '',
              isIncluded: false,
              records: found.length,
              names: listNames(found),
              isSameName: found.every(({ nameKey }) => nameKey === '' || names.has(nameKey)),
            },
          ]
        : [],
    );
  };
  return [...build('phone', candidates.phones), ...build('email', candidates.emailKeys)];
}

/** Describes the further numbers and addresses by which records were found. */
export function describeIncluded(
  records: readonly Sender[],
  asked: Identity,
  identity: Identity,
): PersonLink[] {
  const build = (type: PersonLink['type'], isIncluded: (key: string) => boolean) =>
    [...groupBy(records, type === 'phone' ? findPhoneKey : findEmailKey)].flatMap(
      ([key, found]): PersonLink[] =>
        isIncluded(key)
          ? [
              {
                type,
                value: found[0]?.[type] ?? '',
                isIncluded: true,
                records: found.length,
                names: listNames(found),
              },
            ]
          : [],
    );
  const isAdded = (name: keyof Identity) => (key: string) =>
    identity[name].includes(key) && !asked[name].includes(key);
  return [...build('phone', isAdded('phones')), ...build('email', isAdded('emailKeys'))];
}
