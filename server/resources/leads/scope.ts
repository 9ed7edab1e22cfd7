import { eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Lead } from './lead.ts';

/** The condition for the requests of a type that a viewer may see: an account of a dealer sees only the dealer's. */
export const scopeRecords = (
  { table }: Pick<Lead, 'table'>,
  { dealerId }: Viewer,
): SQL | undefined => (dealerId === null ? undefined : eq(table.dealerId, dealerId));

/** The same condition for rows of counts, which name their dealer in the column `dealer`. */
export const scopeCounts = ({ dealerId }: Viewer): SQL =>
  dealerId === null ? sql`true` : sql`dealer = ${dealerId}::uuid`;
