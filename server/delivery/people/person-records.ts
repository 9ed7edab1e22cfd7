import type { Permission } from '#contract/staff.ts';
import type { PersonColumns, Resource } from '#server/records/resource.ts';
import { resources } from '#server/resources/index.ts';

/** A kind of record that people send, and where it says who they are. */
export interface PersonRecords extends PersonColumns, Pick<Resource, 'slug' | 'permission'> {}

const personRecords: readonly PersonRecords[] = resources.flatMap(({ slug, permission, person }) =>
  person ? [{ slug, permission, ...person }] : [],
);

/** The kinds of records that these permissions show. */
export const listReadableRecords = (permissions: readonly Permission[]): PersonRecords[] =>
  personRecords.filter(({ permission }) => permissions.includes(permission));
