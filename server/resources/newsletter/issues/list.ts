import { and, eq, type SQL } from 'drizzle-orm';
import type { issueQuery, NewsletterIssue } from '#contract/newsletter-issues.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { issueColumns } from './records.ts';
import { newsletterIssues } from './schema.ts';

type Query = z.output<typeof issueQuery>;

const { _id, subject, text, status } = newsletterIssues;

const buildWhere = ({ status: wanted, search }: Query): SQL | undefined =>
  and(
    wanted ? eq(status, wanted) : undefined,
    search ? containsWordsInAny([subject, text], search) : undefined,
  );

/** Selects the issues that match a list's query. */
export const selectIssues = (query: Query): Selection => ({
  table: newsletterIssues,
  columns: issueColumns,
  where: buildWhere(query),
  order: orderedBy(newsletterIssues[query.sortBy], _id, query.sortOrder),
});

/** Lists one page of issues. */
export const listIssues = (db: Db, query: Query) =>
  readPage<NewsletterIssue>(db, selectIssues(query), query);
