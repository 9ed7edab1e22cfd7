import { count, desc, type SQL, sql } from 'drizzle-orm';
import type { Pagination } from '#contract/http.ts';
import type { JobOpening, jobQuery } from '#contract/jobs.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { paginationOf } from '#server/http/pagination.ts';
import { publicColumns } from './columns.ts';
import { jobOpenings } from './schema.ts';

const newestFirst = [desc(jobOpenings.createdAt), desc(jobOpenings._id)];

function whereOf(category: string | undefined): SQL | undefined {
  return category ? sql`lower(${jobOpenings.category}) = lower(${category})` : undefined;
}

/** One page of job openings as anyone may see them, the newest first. */
export async function listJobs(
  db: Db,
  query: z.output<typeof jobQuery>,
): Promise<{ data: JobOpening[]; pagination: Pagination }> {
  const where = whereOf(query.category);
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
  return { data, pagination: paginationOf(query, total?.items ?? 0) };
}

/** Every job opening of a category, or of all, the newest first. */
export async function listAllJobs(db: Db, category?: string): Promise<JobOpening[]> {
  return await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(whereOf(category))
    .orderBy(...newestFirst);
}

/** The categories that have an opening, by name. */
export async function listJobCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: jobOpenings.category })
    .from(jobOpenings)
    .orderBy(jobOpenings.category);
  return rows.map(({ category }) => category);
}
