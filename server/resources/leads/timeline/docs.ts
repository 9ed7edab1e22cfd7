import {
  type Outcome,
  outcomes,
  type TimelineType,
  timelineTypes,
} from '#contract/leads/timeline.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';

const tag = 'Timeline';

const entry = nameSchema(
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
    changes: z.nullable(z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))),
  }),
);

/** How the API's description shows the routes of the timeline. */
export const timelineDocs = {
  list: {
    operationId: 'listTimeline',
    summary: 'List what happened to a request, newest first',
    description: "Needs the permission of the request's type.",
    tag,
    answer: dataAnswer(z.array(entry)),
  },
  log: {
    operationId: 'addTimelineEntry',
    summary: 'Log a note, a call or a WhatsApp message',
    description:
      'A call or a message counts as the first response, unless nobody answered. The first entry makes a request without owner that of its author, if they work where it is answered.',
    tag,
    answer: dataAnswer(entry),
    status: 201,
  },
  email: {
    operationId: 'emailCustomer',
    summary: 'Send an email to the customer of a request',
    description: 'Answers go to the dealer, or to SUPPORT_EMAIL. It counts as the first response.',
    tag,
    answer: dataAnswer(entry),
    status: 201,
  },
} satisfies Record<string, RouteDocs>;
