import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idParams, type Pagination } from '#contract/http/http.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import { tariffAdmin, tariffInput, tariffQuery } from '#contract/on-road/tariffs-admin.ts';
import type { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { tariffDocs as docs, tariffTag } from './docs.ts';
import { publishDraft, withdrawTariff } from './publish.ts';
import { findVersion, versionColumns, withLines } from './read.ts';
import { reviewDraft } from './review.ts';
import { tariffLines, tariffs } from './schema.ts';
import { createDraft, replaceDraft } from './store.ts';

type Query = z.output<typeof tariffQuery>;

const { _id, jurisdiction, status, label, note } = tariffs;

/** Selects the versions that match a list's query. */
export const selectTariffs = (query: Omit<Query, keyof Paging>): Selection => ({
  table: tariffs,
  columns: versionColumns,
  where: and(
    query.jurisdiction ? eq(jurisdiction, query.jurisdiction) : undefined,
    query.status ? eq(status, query.status) : undefined,
    query.search ? containsWordsInAny([label, note], query.search) : undefined,
  ),
  order: orderedBy(tariffs[query.sortBy], _id, query.sortOrder),
});

/** Lists one page of versions, with their lines. */
export async function listTariffs(
  db: Db,
  query: Query,
): Promise<{ data: TariffVersion[]; pagination: Pagination }> {
  const { data, pagination } = await readPage<Omit<TariffVersion, 'lines'>>(
    db,
    selectTariffs(query),
    query,
  );
  return { data: await withLines(db, data), pagination };
}

const { slug, paths, permission: access } = tariffAdmin;
const one = `${paths.records}/:id` as const;
const schema = { params: idParams };

const readChange = (request: FastifyRequest) => ({
  basedOn: readVersion(request),
  actor: requireActor(request),
});

/** Registers how staff write drafts. */
export function registerWriting(api: Api, db: Db): void {
  api.post(
    paths.records,
    { config: { access, docs: docs.create }, schema: { body: tariffInput } },
    async (request, reply) => {
      const data = await createDraft(db, request.body, requireActor(request));
      reply.status(201);
      return { success: true, message: 'Draft created successfully', data };
    },
  );
  api.put(
    one,
    { config: { access, docs: docs.replace }, schema: { ...schema, body: tariffInput } },
    async (request) => {
      const change = { changes: request.body, ...readChange(request) };
      const data = await replaceDraft(db, request.params.id, change);
      return { success: true, message: 'Draft updated successfully', data };
    },
  );
}

/** Registers how staff list, read and review tariffs. */
export function registerReading(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: tariffQuery } },
    async (request) => ({ success: true, ...(await listTariffs(db, request.query)) }),
  );
  api.get(one, { config: { access, docs: docs.find }, schema }, async ({ params }) => ({
    success: true,
    data: await findVersion(db, params.id),
  }));
  api.get(`${one}/review`, { config: { access, docs: docs.review }, schema }, async (request) => ({
    success: true,
    data: await reviewDraft(db, request.params.id, requireActor(request).username),
  }));
}

/** Registers how staff publish and withdraw tariffs. */
export function registerPublishing(api: Api, db: Db): void {
  api.post(
    `${one}/publish`,
    { config: { access, docs: docs.publish }, schema },
    async (request) => ({
      success: true,
      message: 'Tariff published',
      data: await publishDraft(db, request.params.id, readChange(request)),
    }),
  );
  api.post(
    `${one}/withdraw`,
    { config: { access, docs: docs.withdraw }, schema },
    async (request) => ({
      success: true,
      message: 'Tariff withdrawn',
      data: await withdrawTariff(db, request.params.id, readChange(request)),
    }),
  );
}

const list = defineList({ paths, query: tariffQuery, select: selectTariffs });

/**
 * The charges on top of a car's price, by jurisdiction and period: docs/spec/prices.md#tariffs. They have no trash:
 * published ones are withdrawn.
 */
export const tariffResource: Resource = {
  slug,
  permission: access,
  tag: tariffTag,
  tables: [tariffs, tariffLines],
  list,
  register: (api, { database: { db } }) => {
    registerReading(api, db);
    registerWriting(api, db);
    registerPublishing(api, db);
  },
};
