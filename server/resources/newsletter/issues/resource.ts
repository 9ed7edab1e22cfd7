import { sql } from 'drizzle-orm';
import { issueAdmin, issueQuery } from '#contract/newsletter/newsletter-issues.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { newsletterTag } from '../docs.ts';
import { selectIssues } from './records.ts';
import { registerIssues } from './routes.ts';
import { newsletterDeliveries, newsletterIssues } from './schema.ts';
import { issueTrash } from './store.ts';

const { slug, permission, paths } = issueAdmin;
const { imageUrl } = newsletterIssues;

/** The newsletter's issues. */
export const issueResource: Resource = {
  slug,
  permission,
  tag: newsletterTag,
  tables: [newsletterIssues, newsletterDeliveries],
  list: defineList({ paths, query: issueQuery, select: selectIssues }),
  fileKeys: [
    sql`select substr(${imageUrl}, ${buildFileAddress('').length + 1}::int) from ${newsletterIssues}
      where ${imageUrl} is not null`,
  ],
  trash: issueTrash,
  register: registerIssues,
};
