import { and, arrayContains, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  type DealerRequestSlug,
  maxOffered,
  type OfferedTemplate,
} from '#contract/leads/message-templates.ts';
import type { messageTemplateQuery } from '#contract/leads/message-templates-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import type { Selection } from '#server/records/selection.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { messageTemplates } from './schema.ts';

type Query = z.output<typeof messageTemplateQuery>;

const { _id, name, language, slugs, subject, text } = messageTemplates;
const searchedColumns = [name, subject, text];

/** The columns for staff who answer requests. */
export const offeredColumns = { _id, name, language, subject, text };

/** The condition for templates that are offered for a request type: those for it, and those for all. */
const isOfferedFor = (slug: DealerRequestSlug): SQL | undefined =>
  or(sql`cardinality(${slugs}) = 0`, arrayContains(slugs, [slug]));

/** Selects the templates that match a list's query. */
export function selectTemplates(query: Omit<Query, keyof Paging>): Selection {
  const { search, sortBy, sortOrder } = query;
  return {
    table: messageTemplates,
    columns: listRecordColumns(messageTemplates),
    where: and(
      query.language ? eq(language, query.language) : undefined,
      query.slug ? isOfferedFor(query.slug) : undefined,
      search ? containsWordsInAny(searchedColumns, search) : undefined,
    ),
    order: orderedBy(messageTemplates[sortBy], _id, sortOrder),
  };
}

/** Lists the templates that are offered for a request type, by name. */
export async function listOfferedTemplates(
  db: Db,
  slug: DealerRequestSlug,
): Promise<OfferedTemplate[]> {
  return await db
    .select(offeredColumns)
    .from(messageTemplates)
    .where(and(isOfferedFor(slug), isNotTrashed(messageTemplates)))
    .orderBy(sql`lower(${name})`, asc(_id))
    .limit(maxOffered);
}
