import { and, eq, type SQL } from 'drizzle-orm';
import { quoteAdmin } from '#contract/on-road/quotes.ts';
import type {
  PersonLink,
  PersonOverview,
  PersonPage,
  personQuery,
} from '#contract/staff/people.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import type { PersonColumns, Resource } from '#server/records/resource.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';
import { listCustomerQuotes } from '#server/resources/quotes/request-quotes.ts';
import { type Contacts, findIdentity, type Identity, sentBy } from './identity.ts';
import { describeIncluded, type FoundLink, findFurtherLinks } from './links.ts';
import {
  narrow,
  type PersonSource,
  readRecords,
  readSenders,
  type Sender,
} from './read-person-records.ts';

/** A kind of record that people send, and its columns that identify the sender. */
export interface PersonRecords extends PersonColumns, Pick<Resource, 'slug' | 'permission'> {}

const personRecords: readonly PersonRecords[] = resources.flatMap(({ slug, permission, person }) =>
  person ? [{ slug, permission, ...person }] : [],
);

/**
 * Lists the kinds of records that a viewer may see. An account of a dealer sees only kinds that dealers handle;
 * `scopePerson` limits the records of a kind.
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

/** A person's records, newest first, and the further numbers and addresses in them. */
export interface FoundPerson {
  identity: Identity;
  records: Sender[];
  /** Further numbers and addresses by which they were found. */
  included: PersonLink[];
  /** Unconfirmed numbers and addresses in them that other records share. */
  further: FoundLink[];
}

/**
 * Finds everything that a person sent among the given records: those with a number or an address that staff entered or
 * confirmed. Shared by the person's page, the erasure and its preview.
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

/** The same, plus records with further numbers and addresses that belong to no other name. */
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

/** The maximum number of further numbers and addresses listed. */
const maxLinks = 100;

/** Reads one page of the found records, and lists the further numbers and addresses in them. */
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

/** The maximum number of records per kind that a page considers, newest first. */
const mostLookedAt = 5_000;

/** The numbers whose quotes a viewer gets: without a record that they may see, only who may list quotes gets any. */
export const pickQuotePhones = ({ identity, records }: FoundPerson, viewer: Viewer): string[] =>
  records.length > 0 || viewer.permissions.includes(quoteAdmin.permission) ? identity.phones : [];

/** A person among the records that a viewer may see, and these records. */
interface VisiblePerson {
  sources: PersonSource[];
  found: FoundPerson;
}

/**
 * Finds the records with the given numbers and addresses. If staff chose no further ones, those that belong to no other
 * name are added. Records that the viewer may not see are excluded everywhere.
 */
export async function findVisiblePerson(
  db: Db,
  contacts: Contacts,
  viewer: Viewer,
): Promise<VisiblePerson> {
  const sources = listReadableRecords(viewer).map((records) => ({
    ...records,
    where: scopePerson(records, viewer),
    limit: mostLookedAt,
  }));
  const isChosen = contacts.phones !== undefined || contacts.emails !== undefined;
  return {
    sources,
    found: await (isChosen ? findPerson : findLikelyPerson)(db, sources, contacts),
  };
}

/** Lists everything that a person has sent, newest first, and their quotes, as far as the viewer may see them. */
export async function listPersonRecords(
  db: Db,
  { page, limit, ...contacts }: z.output<typeof personQuery>,
  viewer: Viewer,
): Promise<PersonOverview> {
  const { sources, found } = await findVisiblePerson(db, contacts, viewer);
  const customer = {
    requestIds: found.records.map(({ _id }) => _id),
    phones: pickQuotePhones(found, viewer),
  };
  const [records, quotes] = await Promise.all([
    readPersonPage(db, sources, found, { page, limit }),
    listCustomerQuotes(db, customer, viewer),
  ]);
  return { ...records, quotes };
}
