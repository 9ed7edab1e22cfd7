import { count, desc, type SQL, sql } from 'drizzle-orm';
import type { Pagination } from '#contract/http.ts';
import type { JobOpening, jobQuery } from '#contract/jobs.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { publicColumns } from './columns.ts';
import { jobOpenings } from './schema.ts';

const newestFirst = [desc(jobOpenings.createdAt), desc(jobOpenings._id)];

function buildWhere(category: string | undefined): SQL | undefined {
  return category ? sql`lower(${jobOpenings.category}) = lower(${category})` : undefined;
}

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
  return { data, pagination: buildPagination(query, total?.items ?? 0) };
}

/** Lists all job openings of a category, or of all categories; newest first. */
export async function listAllJobs(db: Db, category?: string): Promise<JobOpening[]> {
  return await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(buildWhere(category))
    .orderBy(...newestFirst);
}

/** Lists the categories with an opening, by name. */
export async function listJobCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: jobOpenings.category })
    .from(jobOpenings)
    .orderBy(jobOpenings.category);
  return rows.map(({ category }) => category);
}
