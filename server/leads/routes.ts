import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http.ts';
import { z } from '#contract/zod.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { senderOf } from '#server/http/sender.ts';
import { versionOf } from '#server/http/version.ts';
import { repeatOfKey } from '#server/repeat/repeat.ts';
import { changeLead, deleteLead } from './change.ts';
import type { Intake } from './intake.ts';
import type { Lead } from './lead.ts';
import { listLeads } from './list.ts';
import { type LeadListQuery, listQueryOf } from './list-query.ts';
import { statisticsOf } from './statistics.ts';
import { type Input, submitLead } from './submit.ts';

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
export function registerLead(api: Api, intake: Intake, lead: Lead): void {
  const { db } = intake.database;
  registerSubmission(api, intake, lead);
  registerRecords(api, db, lead);
  registerDeletion(api, db, lead);
}

/** How visitors send a request as JSON. */
function registerSubmission(api: Api, intake: Intake, lead: Lead): void {
  const { facts } = lead;
  api.post(
    facts.paths.submit,
    { config: { access: 'public' }, schema: { body: facts.input, headers: submitHeaders } },
    async (request, reply) => {
      const { receipt: data } = await submitLead(intake, lead, {
        input: request.body as Input,
        sender: senderOf(request),
        repeat: repeatOfKey(request.headers[idempotencyKeyHeader]),
      });
      reply.status(201);
      return { success: true, message: facts.texts.submitted, data };
    },
  );
}

/** How staff list, change and count the requests of a type. */
export function registerRecords(api: Api, db: Db, lead: Lead): void {
  const { facts } = lead;
  const staffOnly = { access: facts.permission };
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
      const basedOn = versionOf(request);
      const change = { changes: request.body, basedOn, actor: actorOf(request) };
      const data = await changeLead(db, lead, request.params.id, change);
      return { success: true, data };
    },
  );

  api.get(facts.paths.stats, { config: staffOnly }, async () => ({
    success: true,
    data: await statisticsOf(db, lead),
  }));
}

/** How staff delete a request for good. */
function registerDeletion(api: Api, db: Db, lead: Lead): void {
  const { permission: access, paths } = lead.facts;
  api.delete(
    `${paths.records}/:id`,
    { config: { access }, schema: { params: idParams } },
    async (request) => {
      await deleteLead(db, lead, request.params.id, actorOf(request));
      return { success: true };
    },
  );
}
