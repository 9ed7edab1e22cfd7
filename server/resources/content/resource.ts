import { type SQL, sql } from 'drizzle-orm';
import { publicContentQuery } from '#contract/content/content.ts';
import { idParams } from '#contract/http/http.ts';
import { languageQuery } from '#contract/site/language-query.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import type { Api } from '#server/platform/http/api.ts';
import { isAmongFirstPages } from '#server/platform/http/cached-responses.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { type ContentListQuery, selectContent } from './admin-list.ts';
import { type ContentAdminResource, contentAdminResources } from './admin-resource.ts';
import { registerContentAdmin } from './admin-routes.ts';
import { describeTrash } from './change.ts';
import { contentTag, describePublished } from './docs.ts';
import { findPublished, isPublic, listPublished } from './list.ts';
import type { Content } from './schema.ts';

/** Registers the public list of a kind of content, and a single record. */
export function registerPublished(api: Api, db: Db, content: Content): void {
  const { facts } = content;
  const docs = describePublished(content);
  api.get(
    `/${facts.slug}/public`,
    {
      config: {
        access: 'public',
        docs: docs.list,
        // The order by time changes even if no record changes.
        kept: {
          shows: [facts.slug],
          when: (query) =>
            query.sortBy !== facts.timely && !query.after && isAmongFirstPages(query),
        },
      },
      schema: { querystring: publicContentQuery(facts) },
    },
    async (request) => ({ success: true, ...(await listPublished(db, content, request.query)) }),
  );
  api.get(
    `/${facts.slug}/public/:id`,
    {
      config: { access: 'public', docs: docs.find },
      schema: { params: idParams, querystring: languageQuery },
    },
    async (request) => {
      const { id } = request.params;
      const { language = 'en' } = request.query;
      const data = await findPublished(db, content, { id, language });
      if (!data) throw notFound(facts.noun);
      return { success: true, data };
    },
  );
}

/** Selects the storage keys of all files of one kind's records, as a query of one column. */
function selectFileKeys({ addresses }: Pick<ContentAdminResource, 'addresses'>): SQL {
  const prefix = buildFileAddress('');
  return sql`
    select substr(address, ${prefix.length + 1}::int) from (${addresses}) as named (address)
    where starts_with(address, ${prefix})`;
}

const describeContent = (resource: ContentAdminResource): Resource => {
  const { slug, content, paths, query } = resource.admin;
  return {
    slug,
    permission: content.permission,
    tag: contentTag(resource.published),
    tables: [resource.table],
    list: defineList({
      paths,
      query,
      select: (asked) => selectContent(resource, asked as ContentListQuery),
    }),
    fileKeys: [selectFileKeys(resource)],
    trash: describeTrash(resource),
    scheduled: { kind: content.slug, table: resource.table, isPublic: isPublic(resource.table) },
    register: async (api, services) => {
      registerPublished(api, services.database.db, resource.published);
      await registerContentAdmin(api, services, resource);
    },
  };
};

/** News, events and media. */
export const contentResources: readonly Resource[] = contentAdminResources.map(describeContent);
