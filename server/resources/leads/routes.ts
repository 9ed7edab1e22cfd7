import { isBeforeTime } from '#contract/appointments/appointment.ts';
import { fillFromSlot } from '#contract/appointments/slot-input.ts';
import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http/http.ts';
import { workFields } from '#contract/leads/lead-work.ts';
import { buildCorrections } from '#contract/leads/staff-entry.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readClient } from '#server/platform/http/client.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import { submitRequest } from '#server/resources/appointments/submit-request.ts';
import { changeLead } from './change.ts';
import { describeLead } from './docs.ts';
import { registerDuplicates, registerTaking } from './entered-by-staff/routes.ts';
import type { Lead } from './lead.ts';
import { buildListQuery, countListByStatus, type LeadListQuery, listLeads } from './list.ts';
import { readStatistics } from './statistics.ts';
import type { Input } from './submission.ts';
import type { SubmissionServices } from './submission-services.ts';
import { deleteLead } from './trash.ts';

/** Builds the schema of staff changes to a record: its status, the type's own fields and corrections, nothing else. */
function buildChangesSchema({ facts }: Lead) {
  const statuses = Object.keys(facts.statuses);
  const fields = { ...facts.staffFields.shape, ...workFields, ...buildCorrections(facts) };
  const notChanges = ['isBeforeTime', ...Object.keys(facts.changeReasons?.shape ?? {})];
  return z
    .object({
      status: z.optional(
        z.enum(statuses, { error: `status must be one of: ${statuses.join(', ')}` }),
      ),
      ...fields,
      ...facts.changeReasons?.shape,
      ...(facts.appointment && { isBeforeTime }),
    })
    .check(
      z.refine((changes) => Object.keys(changes).some((name) => !notChanges.includes(name)), {
        error: `Nothing to change: send one of ${['status', ...Object.keys(fields)].join(', ')}`,
      }),
    );
}

/** Registers the routes of a request type. */
export function registerLead(api: Api, services: SubmissionServices, lead: Lead): void {
  registerSubmission(api, services, lead);
  registerTaking(api, services, lead);
  registerRecords(api, services.database, lead);
}

/** Registers how visitors send a request as JSON. */
function registerSubmission(api: Api, services: SubmissionServices, lead: Lead): void {
  const { facts } = lead;
  api.post(
    facts.paths.submit,
    {
      config: { access: 'public', docs: describeLead(lead).submit },
      schema: { body: facts.input, headers: submitHeaders },
      preValidation: async (request) => {
        request.body = fillFromSlot(facts, request.body);
      },
    },
    async (request, reply) => {
      const { receipt: data } = await submitRequest(services, lead, {
        input: request.body as Input,
        sender: readClient(request),
        idempotencyKey: keyFromHeader(request.headers[idempotencyKeyHeader]),
      });
      reply.status(201);
      return { success: true, message: facts.texts.submitted, data };
    },
  );
}

/** Registers how staff list, change, delete and count the requests of a type, and close duplicates. */
export function registerRecords(api: Api, { db, statistics }: Database, lead: Lead): void {
  const { facts } = lead;
  const docs = describeLead(lead);
  const access = facts.permission;
  registerDuplicates(api, db, lead);
  api.get(
    facts.paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: buildListQuery(facts) } },
    async (request) => ({
      success: true,
      ...(await listLeads(db, lead, request.query as LeadListQuery, requireViewer(request))),
    }),
  );

  api.get(
    `${facts.paths.records}/status-counts`,
    { config: { access, docs: docs.statusCounts }, schema: { querystring: buildListQuery(facts) } },
    async (request) => ({
      success: true,
      data: await countListByStatus(
        db,
        lead,
        request.query as LeadListQuery,
        requireViewer(request),
      ),
    }),
  );

  api.patch(
    `${facts.paths.records}/:id/status`,
    {
      config: { access, docs: docs.change },
      schema: { params: idParams, body: buildChangesSchema(lead) },
    },
    async (request) => {
      const { isBeforeTime: isEarly, ...changes } = request.body;
      const data = await changeLead(db, lead, request.params.id, {
        changes,
        ...(isEarly === true && { appointment: { isBeforeTime: true } }),
        basedOn: readVersion(request),
        actor: requireActor(request),
        viewer: requireViewer(request),
      });
      return { success: true, data };
    },
  );

  api.get(facts.paths.stats, { config: { access, docs: docs.counts } }, async (request) => ({
    success: true,
    data: await readStatistics(statistics, lead, requireViewer(request)),
  }));

  registerDeletion(api, db, lead);
}

/** Registers how staff move a request to the trash. */
function registerDeletion(api: Api, db: Db, lead: Lead): void {
  const { permission: access, paths } = lead.facts;
  api.delete(
    `${paths.records}/:id`,
    { config: { access, docs: describeLead(lead).remove }, schema: { params: idParams } },
    async (request) => {
      await deleteLead(db, lead, request.params.id, {
        actor: requireActor(request),
        viewer: requireViewer(request),
      });
      return { success: true };
    },
  );
}
