import { inArray, type SQL, sql } from 'drizzle-orm';
import {
  type FunnelRow,
  maxNamedSources,
  type Report,
  type SourceRow,
} from '#contract/reports/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import {
  cameInPeriod,
  countsInPeriod,
  hasStatus,
  listReadable,
  type ReportScope,
} from './period.ts';

/**
 * Whether a request is closed as a duplicate: the latest status entry in its timeline refers to another request.
 * Checked only if the status is ambiguous, because successfully completed requests share it.
 */
const isDuplicate = ({ facts, table }: Lead): SQL => sql`status = ${facts.duplicateStatus} and (
  select changes -> 'duplicateOf' ->> 'to' from ${leadTimeline}
  where kind = ${facts.slug} and record_id = ${table._id}
    and (type = 'status' or (type = 'duplicate' and changes ? 'duplicateOf'))
  order by at desc, ${leadTimeline._id} desc limit 1) is not null`;

function isCompleted(lead: Lead): SQL {
  const { completedStatuses, duplicateStatus } = lead.facts;
  const hasEnded = hasStatus(completedStatuses);
  return completedStatuses.includes(duplicateStatus)
    ? sql`${hasEnded} and not (${isDuplicate(lead)})`
    : hasEnded;
}

/** Counts a type's requests of the period by source. */
const countSources = (lead: Lead, scope: ReportScope): SQL => sql`
  select min(source) as source, count(*) as requests, count(*) filter (where ${isCompleted(lead)}) as completed
  from ${lead.table} where ${cameInPeriod(lead, scope)} group by lower(source)`;

type Found = SourceRow & { place: number; sources: number } & Record<string, unknown>;

/**
 * Counts the requests of a period, and how many are completed, by source over all types; duplicates are not counted as
 * completed. Case-insensitive. Sources with the most requests come first; the rest are summed up.
 */
export async function readSources(
  db: Db,
  scope: ReportScope,
): Promise<Pick<Report<'sources'>, 'rows' | 'others'>> {
  const readable = listReadable(scope.viewer);
  if (readable.length === 0) return { rows: [] };
  const counts = readable.map((lead) => countSources(lead, scope));
  const { rows } = await db.execute<Found>(sql`
    with found as (
      select min(source) as source, sum(requests) as requests, sum(completed) as completed,
             row_number() over (order by sum(requests) desc, lower(source) nulls last) as number
      from (${sql.join(counts, sql` union all `)}) as sources group by lower(source)
    )
    select least(number, ${maxNamedSources + 1}::int)::int as place, min(source) as source, count(*)::int as sources,
           sum(requests)::int as requests, sum(completed)::int as completed
    from found group by 1 order by 1`);
  const named = rows.filter(({ place }) => place <= maxNamedSources);
  const rest = rows.find(({ place }) => place > maxNamedSources);
  return {
    rows: named.map(({ source, requests, completed }) => ({ source, requests, completed })),
    ...(rest && {
      others: { sources: rest.sources, requests: rest.requests, completed: rest.completed },
    }),
  };
}

/** Counts the requests of a period by type and current status, from the daily counts. */
export async function readFunnel(db: Db, scope: ReportScope): Promise<FunnelRow[]> {
  const readable = listReadable(scope.viewer);
  if (readable.length === 0) return [];
  const slugs = readable.map(({ facts }) => facts.slug);
  const { rows } = await db.execute<{ lead: string; status: string; count: number }>(sql`
    select lead, status, sum(count)::int as count from ${leadDays}
    where ${inArray(leadDays.lead, slugs)} and ${countsInPeriod(scope)} group by lead, status`);
  return readable.map(({ facts }) => {
    const own = new Map(
      rows.filter(({ lead }) => lead === facts.slug).map(({ status, count }) => [status, count]),
    );
    const byStatus = Object.fromEntries(
      Object.keys(facts.statuses).map((status) => [status, own.get(status) ?? 0]),
    );
    const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { kind: facts.slug, total, byStatus };
  });
}
