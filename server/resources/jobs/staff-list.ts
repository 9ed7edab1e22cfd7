import { and, count, sql } from 'drizzle-orm';
import type { ListedJobOpening } from '#contract/jobs.ts';
import type { JobStats, staffJobQuery } from '#contract/jobs-staff-list.ts';
import type { Tally } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsText, containsWordsInAny } from '#server/platform/db/text-search.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { listedColumns } from './columns.ts';
import { jobOpenings } from './schema.ts';

const { title, description, location, jobLocation, category, type, createdAt } = jobOpenings;
const searchedColumns = [title, description, location, jobLocation];

type JobListQuery = z.output<typeof staffJobQuery>;

/** Selects the job openings that match a list's query, with their staff columns. */
export function selectJobs(query: JobListQuery): Selection {
  const { search, sortBy, sortOrder } = query;
  return {
    table: jobOpenings,
    columns: listedColumns,
    where: and(
      query.category ? sql`lower(${category}) = lower(${query.category})` : undefined,
      query.type ? sql`lower(${type}) = lower(${query.type})` : undefined,
      query.location ? containsText(location, query.location) : undefined,
      search ? containsWordsInAny(searchedColumns, search) : undefined,
    ),
    order: orderedBy(jobOpenings[sortBy], jobOpenings._id, sortOrder),
  };
}

/** Lists one page of job openings, with the total count. */
export const listStaffJobs = (db: Db, query: JobListQuery) =>
  readPage<ListedJobOpening>(db, selectJobs(query), query);

/** Counts the openings in total and by category, type and location. */
export async function countJobs(db: Db): Promise<JobStats> {
  const countBy = (column: typeof category | typeof type | typeof location): Promise<Tally[]> =>
    db
      .select({ _id: sql<string>`${column}`, count: count() })
      .from(jobOpenings)
      .where(isKept(jobOpenings))
      .groupBy(column)
      .orderBy(sql`count(*) desc`, column);
  const isRecent = sql`${createdAt} > now() - interval '7 days'`;
  const [[totals], jobsByCategory, jobsByType, jobsByLocation] = await Promise.all([
    db
      .select({
        totalJobs: count(),
        recentJobs: sql<number>`count(*) filter (where ${isRecent})::int`,
      })
      .from(jobOpenings)
      .where(isKept(jobOpenings)),
    countBy(category),
    countBy(type),
    countBy(location),
  ]);
  const { totalJobs = 0, recentJobs = 0 } = totals ?? {};
  return { totalJobs, recentJobs, jobsByCategory, jobsByType, jobsByLocation };
}
