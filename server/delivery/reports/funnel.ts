import { inArray, sql } from 'drizzle-orm';
import type { FunnelRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { countsInPeriod, listReadable, type ReportScope } from './period.ts';

/** Counts the requests that came in a period by type and present status, from the daily counts. */
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
