import { sql } from 'drizzle-orm';
import { optionalDay } from '#contract/input/formats.ts';
import { dashboardPaths, type RequestsPerDay, requestDays } from '#contract/reports/dashboard.ts';
import type { StaffUser } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { scopeCounts } from '#server/resources/leads/scope.ts';
import { listLastDays, summarizePageViews } from './page-views.ts';
import { readWork } from './work.ts';

const tag = 'Dashboard';
const days = z.array(z.iso.date());
/** The day whose appointments are listed; see `readWork`. */
const workQuery = z.object({ day: optionalDay });
const counted = z.array(z.object({ name: z.string(), count: z.int() }));

const docs = {
  requestsPerDay: {
    operationId: 'readRequestsPerDay',
    summary: 'Count the requests per day, by type',
    description: 'The last 90 days. Holds the types that the account may see.',
    tag,
    answer: dataAnswer(z.object({ days, counts: z.record(z.string(), z.array(z.int())) })),
  },
  pageViews: {
    operationId: 'readPageViews',
    summary: 'Count the page views per day, by page and by referring host',
    description: 'The last 30 days.',
    tag,
    answer: dataAnswer(
      z.object({ days, counts: z.array(z.int()), pages: counted, referrers: counted }),
    ),
  },
  work: {
    operationId: 'readWork',
    summary: 'Read what waits in each type of request, and the appointments of a day',
    description:
      'Holds the types that the account may see. Without a day, the open appointments of today; with one, those of it that are not cancelled.',
    tag,
    answer: dataAnswer(
      z.object({
        queues: z.array(
          z.object({
            kind: z.string(),
            newToday: z.int(),
            waiting: z.int(),
            longest: z.nullable(
              z.object({ _id: z.guid(), name: z.string(), createdAt: z.iso.datetime() }),
            ),
          }),
        ),
        appointments: z.array(
          z.object({
            kind: z.string(),
            _id: z.guid(),
            name: z.string(),
            about: z.string(),
            status: z.string(),
            time: z.string(),
            minutes: z.nullable(z.int()),
            isConfirmed: z.boolean(),
            dealerId: z.nullable(z.guid()),
          }),
        ),
      }),
    ),
  },
} satisfies Record<string, RouteDocs>;

/** Counts the requests of these types by day. The daily counts it reads exclude deleted requests. */
async function countRequestsPerDay(
  db: Db,
  slugs: readonly string[],
  viewer: Viewer,
): Promise<RequestsPerDay> {
  const days = listLastDays(requestDays);
  const counts = Object.fromEntries(slugs.map((slug) => [slug, days.map(() => 0)]));
  const { rows } = await db.execute<{ lead: string; day: string; total: number }>(sql`
    select lead, day::text, sum(count)::int as total from ${leadDays}
    where day >= ${days[0]}::date and ${scopeCounts(viewer)} group by lead, day`);
  for (const { lead, day, total } of rows) {
    const index = days.indexOf(day);
    const series = counts[lead];
    if (series && index >= 0) series[index] = total;
  }
  return { days, counts };
}

/** Lists the request types that a staff member may see. */
const listReadable = (staff: StaffUser | null | undefined) =>
  leads.filter(({ facts }) => staff?.permissions.includes(facts.permission));

/**
 * Registers the dashboard's routes besides statistics. Each staff member gets counts of the types that they may see.
 * `db` is the connection pool for statistics.
 */
export function registerDashboard(api: Api, db: Db): void {
  api.get(
    dashboardPaths.requestsPerDay,
    { config: { access: 'staff', docs: docs.requestsPerDay } },
    async ({ staff }) => {
      const slugs = listReadable(staff).map(({ facts }) => facts.slug);
      return {
        success: true,
        data: await countRequestsPerDay(db, slugs, requireViewer({ staff })),
      };
    },
  );

  api.get(
    dashboardPaths.work,
    { config: { access: 'staff', docs: docs.work }, schema: { querystring: workQuery } },
    async ({ staff, query }) => ({
      success: true,
      data: await readWork(db, listReadable(staff), requireViewer({ staff }), query.day),
    }),
  );

  api.get(
    dashboardPaths.pageViews,
    { config: { access: 'staff', docs: docs.pageViews } },
    async () => ({
      success: true,
      data: await summarizePageViews(db),
    }),
  );
}
