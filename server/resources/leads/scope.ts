import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isKept } from '#server/records/trash/columns.ts';
import type { Lead } from './lead.ts';

/** The condition for the requests of a viewer's dealer, also in the trash; head office has those of all dealers. */
export const scopeDealer = (
  { table }: Pick<Lead, 'table'>,
  { dealerId }: Viewer,
): SQL | undefined => (dealerId === null ? undefined : eq(table.dealerId, dealerId));

/** The condition for the requests of a type that a viewer sees: those of their dealer, without those in the trash. */
export const isVisibleTo = (lead: Pick<Lead, 'table'>, viewer: Viewer): SQL | undefined =>
  and(isKept(lead.table), scopeDealer(lead, viewer));

/** The same condition for rows of counts, which name their dealer in the column `dealer` and leave out the trash. */
export const scopeCounts = ({ dealerId }: Viewer): SQL =>
  dealerId === null ? sql`true` : sql`dealer = ${dealerId}::uuid`;
