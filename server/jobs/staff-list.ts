import { and, count, or, sql } from 'drizzle-orm';
import type { StaffJobOpening } from '#contract/jobs.ts';
import type { JobStats, staffJobQuery } from '#contract/jobs-staff-list.ts';
import type { Tally } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { staffColumns } from './columns.ts';
import { jobOpenings } from './schema.ts';

const { title, description, location, jobLocation, category, type, createdAt } = jobOpenings;
const searched = [title, description, location, jobLocation];

type JobListQuery = z.output<typeof staffJobQuery>;

/** The job openings, as staff see them, that a list's query asks for. */
export function selectionOf(query: JobListQuery): Selection {
  const { search, sortBy, sortOrder } = query;
  return {
    table: jobOpenings,
    columns: staffColumns,
    where: and(
      query.category ? sql`lower(${category}) = lower(${query.category})` : undefined,
      query.type ? sql`lower(${type}) = lower(${query.type})` : undefined,
      query.location ? containsText(location, query.location) : undefined,
      search ? or(...searched.map((column) => containsText(column, search))) : undefined,
    ),
    order: orderedBy(jobOpenings[sortBy], jobOpenings._id, sortOrder),
  };
}

/** One page of the job openings and how many there are in all. */
export const listStaffJobs = (db: Db, query: JobListQuery) =>
  readPage<StaffJobOpening>(db, selectionOf(query), query);

/** Counts the openings. */
export async function countJobs(db: Db): Promise<JobStats> {
  const tally = (column: typeof category | typeof type | typeof location): Promise<Tally[]> =>
    db
      .select({ _id: sql<string>`${column}`, count: count() })
      .from(jobOpenings)
      .groupBy(column)
      .orderBy(sql`count(*) desc`, column);
  const isRecent = sql`${createdAt} > now() - interval '7 days'`;
  const [[totals], jobsByCategory, jobsByType, jobsByLocation] = await Promise.all([
    db
      .select({
        totalJobs: count(),
        recentJobs: sql<number>`count(*) filter (where ${isRecent})::int`,
      })
      .from(jobOpenings),
    tally(category),
    tally(type),
    tally(location),
  ]);
  const { totalJobs = 0, recentJobs = 0 } = totals ?? {};
  return { totalJobs, recentJobs, jobsByCategory, jobsByType, jobsByLocation };
}
