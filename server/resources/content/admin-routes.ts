import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { buildContentPage } from '#contract/content/content.ts';
import { statusUpdate } from '#contract/content/content-admin.ts';
import { idParams } from '#contract/http/http.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { findRecord } from '#server/records/operations.ts';
import { buildPreviewLink, createPreviewSecretReader } from '#server/records/publication.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import { type ContentListQuery, listContent, matchesFilter } from './admin-list.ts';
import type { ContentAdminResource } from './admin-resource.ts';
import {
  createContent,
  describeTrash,
  type Publishing,
  setContentStatus,
  updateContent,
} from './change.ts';
import { describeContentAdmin } from './docs.ts';

/**
 * Counts the records of a kind, see docs/spec/api.md#statistics. Kinds have few records, so they are counted directly.
 */
async function contentStatistics(
  db: Db,
  resource: ContentAdminResource,
): Promise<Record<string, number>> {
  const conditions: Record<string, SQL | undefined> = {
    ...Object.fromEntries(
      Object.entries(resource.admin.counters).map(([name, filter]) => [
        name,
        matchesFilter(resource, filter),
      ]),
    ),
    ...resource.moreCounts,
  };
  const counts = Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [
      name,
      sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`,
    ]),
  );
  const [row] = await db.select(counts).from(resource.table).where(isNotTrashed(resource.table));
  return row ?? {};
}

/** Registers the staff routes of one kind of content: list, read, publish, change, hide, delete and count. */
export async function registerContentAdmin(
  api: Api,
  { database, files }: { database: Database; files: Files },
  resource: ContentAdminResource,
): Promise<void> {
  const publishing = { db: database.db, files };
  registerPreview(api, database.db, resource);
  registerReading(api, database, resource);
  registerChanges(api, publishing, resource);
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerForms(scope as Api, publishing, resource);
  });
}

function registerReading(
  api: Api,
  { db, statistics }: Database,
  resource: ContentAdminResource,
): void {
  const { paths, content, query } = resource.admin;
  const docs = describeContentAdmin(resource);
  const access = content.permission;
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: query } },
    async (request) => ({
      success: true,
      ...(await listContent(db, resource, request.query as ContentListQuery)),
    }),
  );

  api.get(
    `${paths.records}/:id`,
    { config: { access, docs: docs.find }, schema: { params: idParams } },
    async (request) => ({
      success: true,
      data: await findRecord(db, resource.records, request.params.id),
    }),
  );

  // Open to all staff, because the dashboard of every role shows them.
  api.get(paths.stats, { config: { access: 'staff', docs: docs.counts } }, async () => ({
    success: true,
    data: await contentStatistics(statistics, resource),
  }));
}

/** A signed link to a record as visitors will see it. */
function registerPreview(api: Api, db: Db, resource: ContentAdminResource): void {
  const { paths, content } = resource.admin;
  const docs = describeContentAdmin(resource).preview;
  const readSecret = createPreviewSecretReader(db);
  api.get(
    `${paths.records}/:id/preview`,
    { config: { access: content.permission, docs }, schema: { params: idParams } },
    async ({ params: { id } }) => {
      await findRecord(db, resource.records, id);
      const kind = content.slug;
      const data = buildPreviewLink(await readSecret(), { kind, id }, buildContentPage(kind, id));
      return { success: true, data };
    },
  );
}

function registerChanges(api: Api, publishing: Publishing, resource: ContentAdminResource): void {
  const { paths, content } = resource.admin;
  const docs = describeContentAdmin(resource);
  const access = content.permission;
  api.patch(
    `${paths.records}/:id/status`,
    { config: { access, docs: docs.setStatus }, schema: { params: idParams, body: statusUpdate } },
    async (request) => {
      const { body: changes, params } = request;
      const change = { changes, basedOn: readVersion(request), actor: requireActor(request) };
      return {
        success: true,
        data: await setContentStatus(publishing, resource, params.id, change),
      };
    },
  );

  api.delete(
    `${paths.records}/:id`,
    { config: { access, docs: docs.remove }, schema: { params: idParams } },
    async (request) => {
      const actor = requireActor(request);
      const { id } = request.params;
      await publishing.db.transaction((tx) =>
        trashRecord(tx, describeTrash(resource), id, { actor }),
      );
      return { success: true };
    },
  );
}

/** Multipart forms: the schema only describes them, and they are validated while they are read. */
function registerForms(api: Api, publishing: Publishing, resource: ContentAdminResource): void {
  const { paths, content, input, update } = resource.admin;
  const docs = describeContentAdmin(resource);
  const access = content.permission;
  const consumes = ['multipart/form-data'];
  api.post(
    paths.records,
    { config: { access, docs: docs.create }, schema: { body: input, consumes } },
    async (request, reply) => {
      const data = await createContent(publishing, resource, request as FastifyRequest);
      reply.status(201);
      return { success: true, data };
    },
  );

  api.put(
    `${paths.records}/:id`,
    {
      config: { access, docs: docs.change },
      schema: { params: idParams, body: update, consumes },
    },
    async (request) => {
      const { id } = request.params;
      const data = await updateContent(publishing, resource, id, request as FastifyRequest);
      return { success: true, data };
    },
  );
}
