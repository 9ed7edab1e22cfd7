import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Selection } from '#server/records/selection.ts';

/** A staff list whose rows can be had as a file. */
export interface Exportable<Query> {
  /** Its name in the audit and in the file's name. */
  kind: string;
  permission: Permission;
  paths: { records: string };
  /** The list's own query. */
  query: z.ZodMiniType<Query>;
  /** What the query asks for, and the permissions show. */
  selectionOf: (query: Query, permissions: readonly Permission[]) => Selection;
}

/** The list of a kind of record, whatever its query is like. */
export function exportable<Query>(list: Exportable<Query>): Exportable<unknown> {
  // Its own selection is handed what its own schema let through only.
  return list as Exportable<unknown>;
}
