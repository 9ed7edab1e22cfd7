import { and, eq, type SQL } from 'drizzle-orm';
import type { PersonLink, PersonPage, personQuery } from '#contract/staff/people.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import type { PersonColumns, Resource } from '#server/records/resource.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';
import { type Contacts, findIdentity, type Identity, sentBy } from './identity.ts';
import { describeIncluded, type FoundLink, findFurtherLinks } from './links.ts';
import {
  narrow,
  type PersonSource,
  readRecords,
  readSenders,
  type Sender,
} from './read-person-records.ts';

/** A kind of record that people send, and where it says who they are. */
export interface PersonRecords extends PersonColumns, Pick<Resource, 'slug' | 'permission'> {}

const personRecords: readonly PersonRecords[] = resources.flatMap(({ slug, permission, person }) =>
  person ? [{ slug, permission, ...person }] : [],
);

/**
 * The kinds of records that a viewer may see. An account of a dealer sees only kinds that dealers answer; see
 * `scopePerson` for which records of a kind.
 */
export const listReadableRecords = ({ permissions, dealerId }: Viewer): PersonRecords[] =>
  personRecords.filter(
    (records) =>
      permissions.includes(records.permission) && (dealerId === null || records.dealerId !== null),
  );

/** The condition for the records of a kind that a viewer may see, without those in the trash. */
export const scopePerson = (
  { table, dealerId: column }: Pick<PersonColumns, 'table' | 'dealerId'>,
  { dealerId }: Viewer,
): SQL | undefined =>
  and(isNotTrashed(table), dealerId && column ? eq(column, dealerId) : undefined);

/** Whose records a person's are, newest first, and what else was sent with the numbers and addresses in them. */
export interface FoundPerson {
  identity: Identity;
  records: Sender[];
  /** Numbers and addresses that they were found by besides those asked for. */
  included: PersonLink[];
  /** Numbers and addresses in them that other records have, too: nobody has confirmed them. */
  further: FoundLink[];
}

/**
 * Finds everything that a person sent among the records that are looked at: those with a number or an address that was
 * asked for or confirmed. The person's page, an erasure and what its dialog shows use it alike.
 */
export async function findPerson(
  db: Db,
  sources: readonly PersonSource[],
  contacts: Contacts,
): Promise<FoundPerson> {
  const asked = await findIdentity(db, { phone: contacts.phone, email: contacts.email });
  const identity = await findIdentity(db, contacts);
  const records = await readSenders(
    db,
    narrow(sources, (columns) => sentBy(columns, identity)),
  );
  const further = await findFurtherLinks(db, sources, { identity, records });
  return { identity, records, included: describeIncluded(records, asked, identity), further };
}

/** The same, and what was sent with further numbers and addresses that name nobody else. */
async function findLikelyPerson(
  db: Db,
  sources: readonly PersonSource[],
  contacts: Contacts,
): Promise<FoundPerson> {
  const found = await findPerson(db, sources, contacts);
  const likely = found.further.filter(({ isSameName }) => isSameName);
  if (likely.length === 0) return found;
  const pick = (type: PersonLink['type']) =>
    likely.flatMap((link) => (link.type === type ? link.value : []));
  const further = { phones: pick('phone'), emails: pick('email') };
  return await findPerson(db, sources, { ...contacts, ...further });
}

/** The most further numbers and addresses that are listed. */
const maxLinks = 100;

/** Reads one page of the records that were found, and lists what else was sent with their numbers and addresses. */
export async function readPersonPage(
  db: Db,
  sources: readonly PersonSource[],
  { identity, records, included, further }: FoundPerson,
  { page, limit }: { page: number; limit: number },
): Promise<PersonPage> {
  const theirs = narrow(sources, (columns) => sentBy(columns, identity));
  const links = [...included, ...further.map(({ isSameName: _same, key: _key, ...link }) => link)];
  return {
    success: true,
    data: await readRecords(db, theirs, { limit, offset: (page - 1) * limit }),
    pagination: buildPagination({ page, limit }, records.length),
    links: links.slice(0, maxLinks),
  };
}

/** How many records of each kind are looked at for a page, newest first. */
const mostLookedAt = 5_000;

/**
 * Lists everything that a person has sent, newest first: the records with the given numbers and addresses. If staff chose
 * none, those that name nobody else are added. Records that the viewer may not see are left out everywhere.
 */
export async function listPersonRecords(
  db: Db,
  { page, limit, ...contacts }: z.output<typeof personQuery>,
  viewer: Viewer,
): Promise<PersonPage> {
  const sources = listReadableRecords(viewer).map((records) => ({
    ...records,
    where: scopePerson(records, viewer),
    limit: mostLookedAt,
  }));
  const isChosen = contacts.phones !== undefined || contacts.emails !== undefined;
  const found = await (isChosen ? findPerson : findLikelyPerson)(db, sources, contacts);
  return await readPersonPage(db, sources, found, { page, limit });
}
