import type { NewsletterIssue } from '#contract/newsletter-issues.ts';
import { issueAdmin } from '#contract/newsletter-issues.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Records } from '#server/records/records.ts';
import { newsletterIssues } from './schema.ts';

const { _id, subject, text, imageUrl, imageAlt, status, recipients, sent, failed } =
  newsletterIssues;
const { startedAt, sentAt, isSample, createdAt, updatedAt } = newsletterIssues;

/** The columns that staff see: all but the progress of queueing. */
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
