import type { FastifyRequest } from 'fastify';
import {
  emailInput,
  loggedInput,
  type Outcome,
  outcomes,
  type TimelineEntry,
  type TimelineType,
  timelineParams,
  timelinePath,
  timelineTypes,
} from '#contract/leads/timeline.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { requireLead } from '#server/resources/leads/scope.ts';
import { buildSubmission, findEntry, listEntries } from './entries.ts';
import { hideLinks } from './hide-links.ts';
import { emailCustomer, type LoggedRequest, logEntry, type MessageServices } from './log.ts';

const tag = 'Timeline';

/** The API's description of an entry. */
export const timelineEntry = nameSchema(
  'TimelineEntry',
  z.object({
    _id: z.guid(),
    type: z.enum(Object.keys(timelineTypes) as TimelineType[]),
    at: moment,
    by: z.nullable(z.string()),
    text: z.string(),
    outcome: z.nullable(z.enum(Object.keys(outcomes) as Outcome[])),
    subject: z.nullable(z.string()),
    template: z.nullable(z.object({ _id: z.guid(), name: z.nullable(z.string()) })),
    isVisible: z.boolean(),
    changes: z.nullable(z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))),
  }),
);

/** The API's description of the timeline's routes. */
const docs = {
  list: {
    operationId: 'listTimeline',
    summary: 'List what happened to a request, newest first',
    description: "Needs the permission of the request's type.",
    tag,
    answer: dataAnswer(z.array(timelineEntry)),
  },
  log: {
    operationId: 'addTimelineEntry',
    summary: 'Log a note, a call, a WhatsApp message or a message',
    description:
      'A message is visible on the page of the request and emailed with its link, unless `isVisible` is false; other entries are if it is true. ' +
      'A call or a message counts as the first response, unless nobody took the call. The first entry makes a request without owner that of its author, if they work where it is answered.',
    tag,
    answer: dataAnswer(timelineEntry),
    status: 201,
  },
  email: {
    operationId: 'emailCustomer',
    summary: 'Send an email to the customer of a request',
    description: 'Answers go to the dealer, or to SUPPORT_EMAIL. It counts as the first response.',
    tag,
    answer: dataAnswer(timelineEntry),
    status: 201,
  },
} satisfies Record<string, RouteDocs>;

const path = `${timelinePath}/:slug/:id`;
const access = 'staff';
const schema = { params: timelineParams };

/** Reads the request of a path and who acts on it. Throws as `requireLead` does. */
export const readRequest = (
  request: Pick<FastifyRequest, 'staff'>,
  { slug, id }: { slug: string; id: string },
): LoggedRequest => ({
  lead: requireLead(request, slug),
  id,
  viewer: requireViewer(request),
  actor: requireActor(request),
});

/**
 * Lists a request's timeline. The first entry is the request itself, by the customer or by the staff member who entered
 * it.
 */
async function readTimeline(db: Db, { lead, id, viewer }: LoggedRequest): Promise<TimelineEntry[]> {
  const record = await findLead(db, lead, id, viewer);
  const owner = { kind: lead.facts.slug, recordId: id };
  const entries = await hideLinks(db, lead, await listEntries(db, owner), viewer);
  const taken = await findEntry(db, owner, 'submitted');
  return [...entries, taken ?? buildSubmission(id, record.createdAt)];
}

/** Registers how staff read the timeline of a request of any type, and add to it. */
export function registerTimeline(api: Api, messages: MessageServices, wakeMail: () => void): void {
  const { db } = messages;
  api.get(path, { config: { access, docs: docs.list }, schema }, async (request) => ({
    success: true,
    data: await readTimeline(db, readRequest(request, request.params)),
  }));

  api.post(
    path,
    { config: { access, docs: docs.log }, schema: { ...schema, body: loggedInput } },
    async (request, reply) => {
      const data = await logEntry(messages, readRequest(request, request.params), request.body);
      wakeMail();
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
