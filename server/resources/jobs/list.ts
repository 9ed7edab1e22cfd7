import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { UrduTexts } from '#contract/content/urdu-texts.ts';
import type { Pagination } from '#contract/http/http.ts';
import type { JobOpening, jobQuery, ListedJobOpening } from '#contract/jobs/jobs.ts';
import type { JobStats, staffJobQuery } from '#contract/jobs/jobs-staff-list.ts';
import type { Tally } from '#contract/leads/lead.ts';
import type { Language } from '#contract/site/language.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsText, containsWordsInAny } from '#server/platform/db/text-search.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { withBody } from '#server/records/rich-text.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { isInUrduState, selectSearchedUrdu, showInLanguage } from '#server/records/urdu.ts';
import { jobOpenings, listedColumns, publicColumns, translatedFields } from './schema.ts';

/** Visitors' lists are sorted by publication time. */
const newestFirst = [
  sql`coalesce(${jobOpenings.publishAt}, ${jobOpenings.createdAt}) desc`,
  desc(jobOpenings._id),
];

/** An opening with its texts in Urdu. */
type StoredOpening = JobOpening & { urdu: UrduTexts };

/**
 * Returns an opening as visitors read it in a language, with its parsed description. An application names the title that
 * is stored.
 */
function showOpening(stored: StoredOpening, language: Language): JobOpening {
  const shown = showInLanguage(stored, language);
  const storedTitle = shown.title === stored.title ? {} : { storedTitle: stored.title };
  return withBody({ ...shown, ...storedTitle }, shown.description);
}

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
  return {
    data: data.map((opening) => showOpening(opening, query.language ?? 'en')),
    pagination: buildPagination(query, total?.items ?? 0),
  };
}

/** Lists all job openings of a category, or of all categories; newest first. */
export async function listAllJobs(
  db: Db,
  language: Language,
  category?: string,
): Promise<JobOpening[]> {
  const openings = await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(buildWhere(category))
    .orderBy(...newestFirst);
  return openings.map((opening) => showOpening(opening, language));
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

/** Finds an opening, even if it is hidden from visitors; null if there is none. */
export async function findJob(
  db: Db,
  { id, language }: { id: string; language: Language },
): Promise<JobOpening | null> {
  const [found] = await db
    .select(publicColumns)
    .from(jobOpenings)
    .where(and(eq(jobOpenings._id, id), isNotTrashed(jobOpenings)));
  return found ? showOpening(found, language) : null;
}

const { title, description, location, jobLocation, category, type, createdAt } = jobOpenings;
const searchedColumns = [
  title,
  description,
  location,
  jobLocation,
  ...selectSearchedUrdu(jobOpenings, ['title', 'description', 'location', 'jobLocation']),
];

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
      query.urdu ? isInUrduState(jobOpenings, translatedFields, query.urdu) : undefined,
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
      .where(isNotTrashed(jobOpenings))
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
      .where(isNotTrashed(jobOpenings)),
    countBy(category),
    countBy(type),
    countBy(location),
  ]);
  const { totalJobs = 0, recentJobs = 0 } = totals ?? {};
  return { totalJobs, recentJobs, jobsByCategory, jobsByType, jobsByLocation };
}
