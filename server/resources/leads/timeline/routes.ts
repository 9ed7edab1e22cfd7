import type { FastifyRequest } from 'fastify';
import { formatReference } from '#contract/leads/lead.ts';
import {
  emailInput,
  loggedInput,
  type TimelineEntry,
  timelineParams,
  timelinePath,
} from '#contract/leads/timeline.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { requireLead } from '#server/resources/leads/scope.ts';
import { timelineDocs as docs } from './docs.ts';
import { findEntry, listEntries } from './entries.ts';
import { hideLinks } from './hide-links.ts';
import { emailCustomer, type LoggedRequest, logEntry } from './log.ts';

const path = `${timelinePath}/:slug/:id`;
const access = 'staff';
const schema = { params: timelineParams };

const readRequest = (
  request: Pick<FastifyRequest, 'staff'>,
  { slug, id }: { slug: string; id: string },
): LoggedRequest => ({
  lead: requireLead(request, slug),
  id,
  viewer: requireViewer(request),
  actor: requireActor(request),
});

/** Lists a request's timeline. The first entry is the request itself: the customer's, or that of the member of staff who took it. */
async function readTimeline(db: Db, { lead, id, viewer }: LoggedRequest): Promise<TimelineEntry[]> {
  const record = await findLead(db, lead, id, viewer);
  const owner = { kind: lead.facts.slug, recordId: id };
  const entries = await hideLinks(db, lead, await listEntries(db, owner), viewer);
  const taken = await findEntry(db, owner, 'submitted');
  if (taken) return [...entries, taken];
  const text = `Reference ${formatReference(id)}`;
  const none = { by: null, outcome: null, subject: null, template: null, changes: null };
  return [...entries, { ...none, _id: id, type: 'submitted', at: record.createdAt, text }];
}

/** Registers how staff read what happened to a request of any type, and add to it. */
export function registerTimeline(api: Api, db: Db, wakeMail: () => void): void {
  api.get(path, { config: { access, docs: docs.list }, schema }, async (request) => ({
    success: true,
    data: await readTimeline(db, readRequest(request, request.params)),
  }));

  api.post(
    path,
    { config: { access, docs: docs.log }, schema: { ...schema, body: loggedInput } },
    async (request, reply) => {
      const data = await logEntry(db, readRequest(request, request.params), request.body);
      reply.status(201);
      return { success: true, data };
    },
  );

  api.post(
    `${path}/email`,
    { config: { access, docs: docs.email }, schema: { ...schema, body: emailInput } },
    async (request, reply) => {
      const data = await emailCustomer(db, readRequest(request, request.params), request.body);
      wakeMail();
      reply.status(201);
      return { success: true, data };
    },
  );
}
