import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Pagination } from '#contract/http.ts';
import type { JobOpening, jobQuery } from '#contract/jobs.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { withBody } from '#server/records/rich-text.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { publicColumns } from './columns.ts';
import { jobOpenings } from './schema.ts';

/** Visitors see openings in the order in which they were published. */
const newestFirst = [
  sql`coalesce(${jobOpenings.publishAt}, ${jobOpenings.createdAt}) desc`,
  desc(jobOpenings._id),
];

/** Adds the description as visitors read it. */
const withDescription = (opening: JobOpening): JobOpening => withBody(opening, opening.description);

/** The condition that visitors may see an opening, in a category or in all. */
const buildWhere = (category?: string): SQL | undefined =>
  and(
    isInPeriod(jobOpenings),
    category ? sql`lower(${jobOpenings.category}) = lower(${category})` : undefined,
  );

/** Lists one page of job openings with their public columns, newest first. */
export async function listJobs(
  db: Db,
  query: z.output<typeof jobQuery>,
): Promise<{ data: JobOpening[]; pagination: Pagination }> {
  const where = buildWhere(query.category);
  const [data, [total]] = await Promise.all([
    db
      .select(publicColumns)
      .from(jobOpenings)
      .where(where)
      .orderBy(...newestFirst)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ items: count() }).from(jobOpenings).where(where),
  ]);
  return { data: data.map(withDescription), pagination: buildPagination(query, total?.items ?? 0) };
}

/** Lists all job openings of a category, or of all categories; newest first. */
export async function listAllJobs(db: Db, category?: string): Promise<JobOpening[]> {
  const openings = await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(buildWhere(category))
    .orderBy(...newestFirst);
  return openings.map(withDescription);
}

/** Lists the categories with an opening, by name. */
export async function listJobCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: jobOpenings.category })
    .from(jobOpenings)
    .where(buildWhere())
    .orderBy(jobOpenings.category);
  return rows.map(({ category }) => category);
}

/** Finds an opening, also one that visitors may not see; null if there is none. */
export async function findJob(db: Db, id: string): Promise<JobOpening | null> {
  const [found] = await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(and(eq(jobOpenings._id, id), isKept(jobOpenings)));
  return found ? withDescription(found) : null;
}
