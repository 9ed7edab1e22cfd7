import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';
import { jobOpenings } from './schema.ts';

/** Builds the public URL of the file whose key is in a column; null if there is none. */
const buildUrl = (column: AnyPgColumn): SQL<string | null> =>
  sql`${buildFileAddress('')}::text || ${column}`;

/** The columns that staff see: with URLs instead of file keys. */
export const staffColumns = {
  ...listRecordColumns(jobOpenings),
  imageUrl: buildUrl(jobOpenings.imageUrl),
  documentUrl: buildUrl(jobOpenings.documentUrl),
};

/** Applicants of an opening are counted up to here. */
const maxApplicants = 1_000;

/** The columns of the staff list: also how many applications name the opening's title, at most `maxApplicants`. */
export const listedColumns = {
  ...staffColumns,
  applicants: sql<number>`(select count(*)::int from (
    select 1 from ${jobApplications}
    where lower(${jobApplications.jobTitle}) = lower(${jobOpenings.title}) and ${isNotTrashed(jobApplications)}
    limit ${sql.raw(String(maxApplicants))}) as applications)`,
};

const { updatedAt: _inner, ...publicColumns } = staffColumns;

/** The columns that visitors see. */
export { publicColumns };
