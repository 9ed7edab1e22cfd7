import { myDayPath, myDaySections } from '#contract/leads/my-day.ts';
import { z } from '#contract/zod.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { readMyDay } from './my-day.ts';

const record = z.object({
  kind: z.string(),
  _id: z.guid(),
  name: z.string(),
  phone: z.string(),
  about: z.string(),
  status: z.string(),
  assignedTo: z.nullable(z.string()),
  createdAt: moment,
  responseDueAt: z.nullable(moment),
  at: moment,
});

const section = z.object({ total: z.int(), records: z.array(record) });

const docs: RouteDocs = {
  operationId: 'readMyDay',
  summary: 'Read what waits for the account: its own requests, and those without owner',
  description: 'Each section lists at most 50 requests of the types that the account may see.',
  tag: 'Dashboard',
  answer: dataAnswer(z.object(Object.fromEntries(myDaySections.map((name) => [name, section])))),
};

/** Registers what waits for a member of staff. */
export function registerMyDay(api: Api, db: Db): void {
  api.get(myDayPath, { config: { access: 'staff', docs } }, async (request) => ({
    success: true,
    data: await readMyDay(db, requireViewer(request)),
  }));
}
