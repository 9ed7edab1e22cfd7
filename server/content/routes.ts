import { publicContentQuery } from '#contract/content/content.ts';
import { idParams } from '#contract/http.ts';
import type { Db } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import type { Content } from './content.ts';
import { findPublished, listPublished } from './list.ts';

/** How visitors read one kind of published content: its list, and one of it. */
export function registerPublished(api: Api, db: Db, content: Content): void {
  const { facts } = content;
  const isPublic = { access: 'public' } as const;
  api.get(
    `/${facts.slug}/public`,
    { config: isPublic, schema: { querystring: publicContentQuery(facts) } },
    async (request) => ({ success: true, ...(await listPublished(db, content, request.query)) }),
  );
  api.get(
    `/${facts.slug}/public/:id`,
    { config: isPublic, schema: { params: idParams } },
    async (request) => {
      const data = await findPublished(db, content, request.params.id);
      if (!data) throw notFound(facts.noun);
      return { success: true, data };
    },
  );
}
