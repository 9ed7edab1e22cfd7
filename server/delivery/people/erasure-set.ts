import { createHash } from 'node:crypto';
import type { ErasurePage, erasureQuery } from '#contract/staff/people.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { AnyTrashRules, PersonColumns } from '#server/records/resource.ts';
import { isNotTrashed, isTrashed } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';
import { findQuotedPerson } from '#server/resources/quotes/erase-contacts.ts';
import { listNames } from './links.ts';
import { type FoundPerson, findPerson, readPersonPage } from './person.ts';
import type { PersonSource } from './read-person-records.ts';

/** The purge rules of each kind of record that people send. */
export const trashRules: ReadonlyMap<string, AnyTrashRules> = new Map(
  resources.flatMap(({ slug, person, trash }) => (person && trash ? [[slug, trash]] : [])),
);

/**
 * All records of these kinds. The trash is read separately, because the indexes of numbers and addresses exclude it.
 */
const listSources = (kinds: readonly (PersonColumns & { slug: string })[]): PersonSource[] =>
  kinds.flatMap((kind) =>
    [isNotTrashed, isTrashed].map((isThere) => ({ ...kind, where: isThere(kind.table) })),
  );

const everyKind = resources.flatMap(({ slug, permission, person, trash }) =>
  person && trash ? [{ slug, permission, ...person }] : [],
);

/** The records and quotes that an erasure affects. */
export interface ErasureSet extends FoundPerson {
  quoteIds: string[];
  /** The number of records to purge, by the slug of their kind, and of quotes that lose their contact. */
  counts: Record<string, number>;
  /** Identifies exactly these records and quotes. */
  set: string;
}

type Query = z.output<typeof erasureQuery>;

/** Finds what an erasure affects: every record with a number or an address that staff entered or confirmed. */
export async function findErasureSet(db: Db, contacts: Omit<Query, 'set'>): Promise<ErasureSet> {
  const found = await findPerson(db, listSources(everyKind), contacts);
  const ids = found.records.map(({ _id }) => _id);
  const { phones } = found.identity;
  const quoteIds = await findQuotedPerson(db, { phones, bookingIds: ids });
  const counts: Record<string, number> = quoteIds.length > 0 ? { quotes: quoteIds.length } : {};
  for (const { kind } of found.records) counts[kind] = (counts[kind] ?? 0) + 1;
  const set = createHash('sha256')
    .update([...ids, ...quoteIds].sort().join('\n'))
    .digest('hex');
  return { ...found, quoteIds, counts, set };
}

/**
 * Reads one page of an erasure's preview, newest first: records of the kinds that the viewer may see, including the
 * trash. The counts, and the set that an erasure compares, cover all kinds.
 */
export async function readErasurePage(
  db: Db,
  { page, limit, ...contacts }: Omit<Query, 'set'> & { page: number; limit: number },
  { permissions }: Viewer,
): Promise<ErasurePage> {
  const found = await findErasureSet(db, contacts);
  const readable = everyKind.filter(({ permission }) => permissions.includes(permission));
  const slugs = new Set(readable.map(({ slug }) => slug));
  const records = found.records.filter(({ kind }) => slugs.has(kind));
  const shown = { ...found, records };
  return {
    ...(await readPersonPage(db, listSources(readable), shown, { page, limit })),
    erasure: {
      set: found.set,
      counts: found.counts,
      inTrash: found.records.filter(({ isInTrash }) => isInTrash).length,
      names: listNames(found.records),
    },
  };
}
