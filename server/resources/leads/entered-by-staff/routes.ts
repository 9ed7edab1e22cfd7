import { fillFromSlot } from '#contract/appointments/slot-input.ts';
import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http/http.ts';
import { duplicateInput } from '#contract/leads/lead-work.ts';
import { buildEntryInput } from '#contract/leads/staff-entry.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import { describeLead } from '../docs.ts';
import type { Lead } from '../lead.ts';
import type { SubmissionServices } from '../submission-services.ts';
import { closeAsDuplicate, reopenDuplicate } from './close-duplicate.ts';
import { takeRequest } from './enter-request.ts';

/** Registers how staff enter a request that came by phone or in person. */
export function registerTaking(api: Api, services: SubmissionServices, lead: Lead): void {
  const { facts } = lead;
  api.post(
    facts.paths.records,
    {
      config: { access: facts.permission, docs: describeLead(lead).take },
      schema: { body: buildEntryInput(facts), headers: submitHeaders },
      preValidation: async (request) => {
        request.body = fillFromSlot(facts, request.body);
      },
    },
    async (request, reply) => {
      const data = await takeRequest(services, lead, {
        input: request.body,
        viewer: requireViewer(request),
        actor: requireActor(request),
        idempotencyKey: keyFromHeader(request.headers[idempotencyKeyHeader]),
      });
      reply.status(201);
      return { success: true, message: facts.texts.submitted, data };
    },
  );
}

/** Registers how staff close a request as a duplicate of another, and undo that. */
export function registerDuplicates(api: Api, db: Db, lead: Lead): void {
  const { permission: access, paths } = lead.facts;
  const { closeDuplicate, reopenDuplicate: reopen } = describeLead(lead);
  const path = `${paths.records}/:id/duplicate`;
  api.post(
    path,
    {
      config: { access, docs: closeDuplicate },
      schema: { params: idParams, body: duplicateInput },
    },
    async (request) => {
      const change = {
        lead,
        id: request.params.id,
        viewer: requireViewer(request),
        actor: requireActor(request),
        basedOn: readVersion(request),
      };
      return { success: true, data: await closeAsDuplicate(db, change, request.body.duplicateOf) };
    },
  );

  api.delete(
    path,
    { config: { access, docs: reopen }, schema: { params: idParams } },
    async (request) => {
      const change = {
        lead,
        id: request.params.id,
        viewer: requireViewer(request),
        actor: requireActor(request),
        basedOn: readVersion(request),
      };
      return { success: true, data: await reopenDuplicate(db, change) };
    },
  );
}
