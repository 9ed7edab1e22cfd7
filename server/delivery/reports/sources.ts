import { type SQL, sql } from 'drizzle-orm';
import { maxNamedSources, type Report, type SourceRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import {
  arrivedInGap,
  buildFigures,
  describeQuery,
  everyDealer,
  type Grouping,
  hashOnce,
  joinRequests,
  type KeptReport,
} from './kept/figures.ts';
import { keepFigures } from './kept/keep-figures.ts';
import { listArrivals } from './kept/periods.ts';
import { hasStatus, listReadable, type ReportScope } from './period.ts';

/**
 * Whether a request is closed as a duplicate: the last entry about its status in its timeline names another request.
 * Asked only where the status does not say so, because requests that ended well have the same one.
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

const countSources = (lead: Lead, { where, by, dealer, having }: Grouping): SQL => sql`
    select dealer, 0 as part, start, until,
           coalesce(jsonb_agg(jsonb_build_array(source, requests, completed)) filter (where requests > 0), '[]') as figures
    from (
      select ${dealer} as dealer, start, until, min(source) as source, count(_id) as requests,
             count(_id) filter (where ${isCompleted(lead)}) as completed
      from ${joinRequests(lead, where)} group by ${by(sql`, lower(source)`)} having ${having}) as sources
    group by dealer, start, until`;

const report: KeptReport = {
  name: 'sources',
  clock: 'arrival',
  count: countSources,
  isInGap: arrivedInGap,
  basis: hashOnce((lead) => describeQuery(countSources(lead, everyDealer))),
};

type Found = SourceRow & { place: number; sources: number } & Record<string, unknown>;

/**
 * Counts the requests that came in a period, and those of them that are completed, by source over all types; those closed
 * as duplicates are not completed. Case does not matter. Sources with the most requests come first; those beyond the named
 * ones are summed up.
 */
export async function readSources(
  db: Db,
  scope: ReportScope,
): Promise<Pick<Report<'sources'>, 'rows' | 'others'>> {
  const readable = listReadable(scope.viewer);
  if (readable.length === 0) return { rows: [] };
  const periods = listArrivals(scope);
  await keepFigures(db, report, readable, periods);
  const { rows } = await db.execute<Found>(sql`
    with ${await buildFigures(db, report, readable, { scope, periods })},
    sources as (
      select source ->> 0 as source, (source -> 1)::int as requests, (source -> 2)::int as completed
      from figures, jsonb_array_elements(figures) as source),
    found as (
      select min(source) as source, sum(requests) as requests, sum(completed) as completed,
             row_number() over (order by sum(requests) desc, lower(source) nulls last) as number
      from sources group by lower(source)
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
