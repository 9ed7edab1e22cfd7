import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http/http.ts';
import { tariffAdmin, tariffInput, tariffQuery } from '#contract/on-road/tariffs-admin.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { tariffDocs as docs } from './docs.ts';
import { listTariffs } from './list.ts';
import { publishDraft, withdrawTariff } from './publish.ts';
import { findVersion } from './read.ts';
import { reviewDraft } from './review.ts';
import { createDraft, replaceDraft } from './store.ts';

const { paths, permission: access } = tariffAdmin;
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
