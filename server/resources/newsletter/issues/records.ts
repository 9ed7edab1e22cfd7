import { and, eq, type SQL } from 'drizzle-orm';
import {
  issueAdmin,
  type issueQuery,
  type NewsletterIssue,
} from '#contract/newsletter/newsletter-issues.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Records } from '#server/records/records.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { newsletterIssues } from './schema.ts';

const { _id, subject, text, imageUrl, imageAlt, status, recipients, sent, failed } =
  newsletterIssues;
const { startedAt, sentAt, isSample, createdAt, updatedAt } = newsletterIssues;

/** The columns that staff see: all except the progress of queueing. */
export const issueColumns = {
  _id,
  subject,
  text,
  imageUrl,
  imageAlt,
  status,
  recipients,
  sent,
  failed,
  startedAt,
  sentAt,
  isSample,
  createdAt,
  updatedAt,
};

/** The issues as records that staff change. */
export const issueRecords: Records<NewsletterIssue> = {
  kind: issueAdmin.slug,
  noun: issueAdmin.texts.noun.one,
  table: newsletterIssues,
  columns: issueColumns,
};

/** Throws a conflict unless an issue is a draft. Call it while the issue is locked. */
export function requireDraft({ status }: Pick<NewsletterIssue, 'status'>): void {
  if (status !== 'draft') throw new AppError('conflict', issueAdmin.texts.closed);
}

type Query = z.output<typeof issueQuery>;

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
