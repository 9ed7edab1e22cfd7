import { type SQL, sql } from 'drizzle-orm';
import type { OwnerRow } from '#contract/reports/reports.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOverdue, readClock } from '#server/resources/leads/response-clock.ts';
import {
  type MeasuringClock,
  measureRequests,
  OpeningLists,
  prepareType,
} from './measure-requests.ts';
import { listReadable, type ReportScope } from './period.ts';
import { findPercentile, roundMinutes } from './response.ts';

/** The maximum number of listed owners. */
const maxOwners = 200;

/** Builds the query of a type's requests of the period, with owner, time and whether each is overdue. */
async function buildMeasured(
  tx: Db,
  lead: Lead,
  scope: ReportScope,
  clock: MeasuringClock,
): Promise<SQL> {
  const { openings, longest } = await prepareType(tx, lead, scope, clock);
  const overdue = isOverdue(lead, clock) ?? sql`false`;
  const requests = measureRequests(lead, scope, openings, {
    values: sql`, assigned_to as owner, (${overdue}) as is_overdue`,
    names: sql`, owner, is_overdue`,
  });
  return sql`select owner, time, is_overdue, ${longest} as longest
    from (${requests}) as measured`;
}

/** An account of a dealer sees the figures of its dealer's accounts only. */
const isShown = ({ viewer: { dealerId } }: ReportScope): SQL =>
  dealerId === null
    ? sql`true`
    : sql`(owner is null or owner in (select ${staffAccounts.username} from ${staffAccounts}
        where ${staffAccounts.dealerId} = ${dealerId}))`;

/** Measures the first responses to the requests of a period by their present owner, most requests first. */
export async function readOwners(db: Db, scope: ReportScope): Promise<OwnerRow[]> {
  const clock = { ...(await readClock(db)), lists: new OpeningLists(scope, new Date()) };
  const readable = listReadable(scope.viewer);
  if (readable.length === 0) return [];
  const read = async (tx: Db) => {
    const parts: SQL[] = [];
    for (const lead of readable) parts.push(await buildMeasured(tx, lead, scope, clock));
    const { rows } = await tx.execute<OwnerRow & Record<string, unknown>>(sql`
      select owner, count(*)::int as requests, count(time)::int as answered, ${findPercentile(0.5)} as "medianMinutes",
             (count(*) filter (where time <= longest))::int as "withinTarget",
             (count(*) filter (where longest is not null and (time is not null or is_overdue)))::int as due
      from (${sql.join(parts, sql` union all `)}) as requests
      where ${isShown(scope)} group by owner order by requests desc, owner nulls last limit ${maxOwners}`);
    return rows.map((row) => ({ ...row, medianMinutes: roundMinutes(row.medianMinutes) }));
  };
  return await db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
