import { type SQL, sql } from 'drizzle-orm';
import type { LeadFacts } from '#contract/lead.ts';

/**
 * Builds the condition for requests that still need work. Its statuses are literals rather than parameters, so that
 * the planner can use the partial indexes with the same condition. `alias` names the table in the query.
 */
export function isOpenStatus(
  { facts }: { facts: Pick<LeadFacts, 'openStatuses'> },
  alias?: string,
): SQL {
  const column = alias ? `${alias}.status` : 'status';
  return sql.raw(`${column} in (${facts.openStatuses.map((status) => `'${status}'`).join(', ')})`);
}
