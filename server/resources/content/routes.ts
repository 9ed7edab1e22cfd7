import { publicContentQuery } from '#contract/content/content.ts';
import { idParams } from '#contract/http/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { isAmongFirstPages } from '#server/platform/http/kept-answers.ts';
import { describePublished } from './docs.ts';
import { findPublished, listPublished } from './list.ts';
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
        // The order by time changes without a change of any record.
        kept: {
          shows: [facts.slug],
          when: (query) => query.sortBy !== facts.timely && isAmongFirstPages(query),
        },
      },
      schema: { querystring: publicContentQuery(facts) },
    },
    async (request) => ({ success: true, ...(await listPublished(db, content, request.query)) }),
  );
  api.get(
    `/${facts.slug}/public/:id`,
    { config: { access: 'public', docs: docs.find }, schema: { params: idParams } },
    async (request) => {
      const data = await findPublished(db, content, request.params.id);
      if (!data) throw notFound(facts.noun);
      return { success: true, data };
    },
  );
}
