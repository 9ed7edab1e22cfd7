import { heldInput, heldPath, statusPath } from '#contract/staff/status.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, doneAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { decideHeld } from '../held/held.ts';
import { readStatus } from './read-status.ts';

const status = z.object({
  warnings: z.array(z.string()),
  mail: z.object({
    waiting: z.int(),
    oldestAt: z.nullable(moment),
    givenUp: z.int(),
    held: z.nullable(
      z.object({ madeAt: moment, restoredAt: moment, emails: z.int(), appointments: z.int() }),
    ),
  }),
  backup: z.object({
    isScheduled: z.boolean(),
    last: z.nullable(z.object({ name: z.string(), madeAt: moment, bytes: z.int() })),
    failedAt: z.nullable(moment),
  }),
  disk: z.object({ free: z.number(), total: z.number() }),
  database: z.object({
    version: z.string(),
    migrations: z.object({ applied: z.int(), known: z.int() }),
    connections: z.array(z.object({ application: z.string(), count: z.int() })),
    processes: z.array(z.string()),
  }),
  process: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: moment,
    memory: z.int(),
  }),
  cleanup: z.nullable(z.object({ at: moment, failedSteps: z.array(z.string()) })),
});

const decide: RouteDocs = {
  operationId: 'decideHeldEmails',
  summary: 'Send or drop the emails that wait since a restore',
  tag: 'Status',
  answer: doneAnswer,
  errors: ['conflict'],
};

const docs = {
  operationId: 'readStatus',
  summary: 'Read how the product runs',
  description: 'Email, backups, disk, database and the process that answers.',
  tag: 'Status',
  answer: dataAnswer(status),
} satisfies RouteDocs;

/** Registers the status of the product, and the decision about what is held since a restore. */
export function registerStatus(
  api: Api,
  { db, env, mail }: { db: Db; env: Env; mail: { wake: () => void } },
): void {
  api.post(
    heldPath,
    { config: { access: 'staff-management', docs: decide }, schema: { body: heldInput } },
    async (request) => {
      const { decision } = request.body;
      await decideHeld(db, decision, requireActor(request));
      mail.wake();
      return {
        success: true,
        message: decision === 'send' ? 'The emails are being sent' : 'The emails were dropped',
      };
    },
  );

  api.get(statusPath, { config: { access: 'staff-management', docs } }, async () => ({
    success: true,
    data: await readStatus(db, env),
  }));
}
