import { type SQL, sql } from 'drizzle-orm';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { type ContentListQuery, selectContent } from './admin-list.ts';
import { type ContentAdminResource, contentAdminResources } from './admin-resource.ts';
import { registerContentAdmin } from './admin-routes.ts';
import { describeTrash } from './change.ts';
import { contentTag } from './docs.ts';
import { isPublic } from './list.ts';
import { registerPublished } from './routes.ts';

/** The storage keys of all files that records of one kind name, as a query of one column. */
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
