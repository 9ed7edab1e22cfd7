import { idempotencyKey, idempotencyKeyHeader, idParams } from '#contract/http.ts';
import { z } from '#contract/zod.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Database } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { senderOf } from '#server/http/sender.ts';
import { changeLead, deleteLead } from './change.ts';
import type { Lead } from './lead.ts';
import { listLeads } from './list.ts';
import { type LeadListQuery, listQueryOf } from './list-query.ts';
import { repeatOfKey } from './repeat.ts';
import { statisticsOf } from './statistics.ts';
import { type Input, submitLead } from './submit.ts';

const submitHeaders = z.object({ [idempotencyKeyHeader]: z.optional(idempotencyKey) });

/** The record's version that an edit is based on, from If-Match with or without quotes. */
const versionOf = (ifMatch: string | undefined) => ifMatch?.replace(/^"|"$/g, '');

/** What staff may send to change a record: its status and the type's own fields, nothing else. */
function changesOf({ facts }: Lead) {
  const statuses = Object.keys(facts.statuses);
  return z
    .object({
      status: z.optional(
        z.enum(statuses, { error: `status must be one of: ${statuses.join(', ')}` }),
      ),
      ...facts.update.shape,
    })
    .check(
      z.refine((changes) => Object.keys(changes).length > 0, {
        error: `Nothing to change: send one of ${['status', ...Object.keys(facts.update.shape)].join(', ')}`,
      }),
    );
}

/** The five routes of a request type: submit, list, change, delete, statistics. */
export function registerLead(api: Api, database: Database, lead: Lead): void {
  const { facts } = lead;
  const { db } = database;
  const staffOnly = { access: facts.permission };

  api.post(
    facts.paths.submit,
    { config: { access: 'public' }, schema: { body: facts.input, headers: submitHeaders } },
    async (request, reply) => {
      const repeat = repeatOfKey(request.headers[idempotencyKeyHeader]);
      const data = await submitLead(
        database,
        lead,
        request.body as Input,
        senderOf(request),
        repeat,
      );
      reply.status(201);
      return { success: true, message: facts.texts.submitted, data };
    },
  );

  api.get(
    facts.paths.records,
    { config: staffOnly, schema: { querystring: listQueryOf(facts) } },
    async (request) => ({
      success: true,
      ...(await listLeads(db, lead, request.query as LeadListQuery)),
    }),
  );

  api.patch(
    `${facts.paths.records}/:id/status`,
    { config: staffOnly, schema: { params: idParams, body: changesOf(lead) } },
    async (request) => {
      const basedOn = versionOf(request.headers['if-match']);
      const change = { changes: request.body, basedOn, actor: actorOf(request) };
      const data = await changeLead(db, lead, request.params.id, change);
      return { success: true, data };
    },
  );

  api.delete(
    `${facts.paths.records}/:id`,
    { config: staffOnly, schema: { params: idParams } },
    async (request) => {
      await deleteLead(db, lead, request.params.id, actorOf(request));
      return { success: true };
    },
  );

  api.get(facts.paths.stats, { config: staffOnly }, async () => ({
    success: true,
    data: await statisticsOf(db, lead),
  }));
}
