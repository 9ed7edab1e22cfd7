import { and, eq, type SQL } from 'drizzle-orm';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { PersonColumns, Resource } from '#server/records/resource.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';

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
): SQL | undefined => and(isKept(table), dealerId && column ? eq(column, dealerId) : undefined);
