import type { FastifyRequest } from 'fastify';
import { statusUpdate } from '#contract/content/content-admin.ts';
import { idParams } from '#contract/http.ts';
import { actorOf } from '#server/audit/actor.ts';
import { acceptForms } from '#server/files/receive.ts';
import type { Api } from '#server/http/api.ts';
import { versionOf } from '#server/http/version.ts';
import { type ContentListQuery, findContent, listContent } from './admin-list.ts';
import {
  createContent,
  deleteContent,
  type Publishing,
  setContentStatus,
  updateContent,
} from './change.ts';
import type { Desk } from './desk.ts';
import { contentStatistics } from './statistics.ts';

/** How staff list, read, publish, change, hide, delete and count one kind of content (document 3, section 7). */
export async function registerDesk(api: Api, publishing: Publishing, desk: Desk): Promise<void> {
  registerReading(api, publishing, desk);
  registerChanges(api, publishing, desk);
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerForms(scope as Api, publishing, desk);
  });
}

function registerReading(api: Api, { db }: Publishing, desk: Desk): void {
  const { paths, content, query } = desk.admin;
  const config = { access: content.permission };
  api.get(paths.records, { config, schema: { querystring: query } }, async (request) => ({
    success: true,
    ...(await listContent(db, desk, request.query as ContentListQuery)),
  }));

  api.get(`${paths.records}/:id`, { config, schema: { params: idParams } }, async (request) => ({
    success: true,
    data: await findContent(db, desk, request.params.id),
  }));

  // Every dashboard shows them (4-decisions, 6).
  api.get(paths.stats, { config: { access: 'staff' } }, async () => ({
    success: true,
    data: await contentStatistics(db, desk),
  }));
}

function registerChanges(api: Api, publishing: Publishing, desk: Desk): void {
  const { paths, content } = desk.admin;
  const config = { access: content.permission };
  api.patch(
    `${paths.records}/:id/status`,
    { config, schema: { params: idParams, body: statusUpdate } },
    async (request) => {
      const { body: changes, params } = request;
      const change = { changes, basedOn: versionOf(request), actor: actorOf(request) };
      return { success: true, data: await setContentStatus(publishing, desk, params.id, change) };
    },
  );

  api.delete(`${paths.records}/:id`, { config, schema: { params: idParams } }, async (request) => {
    const { params, log } = request;
    await deleteContent(publishing, desk, params.id, { actor: actorOf(request), log });
    return { success: true };
  });
}

/** Multipart forms; their schema is described here and checked as they are read. */
function registerForms(api: Api, publishing: Publishing, desk: Desk): void {
  const { paths, content, input } = desk.admin;
  const config = { access: content.permission };
  const form = { body: input, consumes: ['multipart/form-data'] };
  api.post(paths.records, { config, schema: form }, async (request, reply) => {
    const data = await createContent(publishing, desk, request as FastifyRequest);
    reply.status(201);
    return { success: true, data };
  });

  api.put(
    `${paths.records}/:id`,
    { config, schema: { ...form, params: idParams } },
    async (request) => {
      const { id } = request.params;
      const data = await updateContent(publishing, desk, id, request as FastifyRequest);
      return { success: true, data };
    },
  );
}
