import { eq } from 'drizzle-orm';
import type { LeadFacts } from '#contract/leads/lead.ts';
import {
  type ResponseTarget,
  responseTargetsInput,
  responseTargetsPath,
  responseTargetTexts,
  targetedTypes,
} from '#contract/leads/response-targets.ts';
import { z } from '#contract/zod.ts';
import { type Actor, recordAudit, requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { responseTargets } from './schema.ts';

/** The targets that staff have set, in minutes of opening hours, by the type's slug. */
export type ResponseTargets = ReadonlyMap<string, number>;

/**
 * Returns a type's target in minutes of opening hours: the one that staff set, or else the type's own; null for no
 * target.
 */
export const findTarget = (
  { slug, responseMinutes }: Pick<LeadFacts, 'slug' | 'responseMinutes'>,
  targets: ResponseTargets,
): number | null => (responseMinutes === null ? null : (targets.get(slug) ?? responseMinutes));

/** Reads the targets that staff have set, in minutes of opening hours, by the type's slug. */
export async function readTargets(db: Db): Promise<ResponseTargets> {
  const rows = await db.select().from(responseTargets);
  return new Map(rows.map(({ kind, minutes }) => [kind, minutes]));
}

/** Lists the target of every type that has one. */
async function listTargets(db: Db): Promise<ResponseTarget[]> {
  const targets = await readTargets(db);
  return targetedTypes.map((facts) => ({
    kind: facts.slug,
    minutes: findTarget(facts, targets) ?? 0,
    defaultMinutes: facts.responseMinutes ?? 0,
  }));
}

/** Sets the target of one type, with a line in the audit if it changes. */
async function setTarget(tx: Db, kind: string, minutes: number, actor: Actor): Promise<void> {
  const ofKind = eq(responseTargets.kind, kind);
  const [before] = await tx.select().from(responseTargets).where(ofKind).for('update');
  if (before?.minutes === minutes) return;
  const [after] = await tx
    .insert(responseTargets)
    .values({ kind, minutes })
    .onConflictDoUpdate({ target: responseTargets.kind, set: { minutes } })
    .returning();
  const pick = (row: typeof before) => row && { type: row.kind, minutes: row.minutes };
  await recordAudit(tx, actor, {
    kind: 'response-targets',
    recordId: after?._id ?? '',
    before: pick(before) ?? null,
    after: pick(after) ?? null,
  });
}

/** Sets targets in minutes by the type's slug, and returns all of them. */
async function changeTargets(
  db: Db,
  minutes: Readonly<Record<string, number | undefined>>,
  actor: Actor,
): Promise<ResponseTarget[]> {
  return await db.transaction(async (tx) => {
    for (const [kind, value] of Object.entries(minutes).sort()) {
      if (value !== undefined) await setTarget(tx, kind, value, actor);
    }
    return await listTargets(tx);
  });
}

const tag = 'Reports';
const answer = dataAnswer(
  z.array(z.object({ kind: z.string(), minutes: z.int(), defaultMinutes: z.int() })),
);

const docs = {
  list: {
    operationId: 'listResponseTargets',
    summary: 'List how many minutes a first response may take, by request type',
    description: 'Minutes of opening hours.',
    tag,
    answer,
  },
  change: {
    operationId: 'changeResponseTargets',
    summary: 'Change how many minutes a first response may take',
    description: 'For accounts of head office only. Types that are left out keep their target.',
    tag,
    answer,
    errors: ['forbidden'] as const,
  },
};

/** Registers how staff read and change the response targets. */
export function registerResponseTargets(api: Api, db: Db): void {
  const access = 'reports';
  api.get(responseTargetsPath, { config: { access, docs: docs.list } }, async () => ({
    success: true,
    data: await listTargets(db),
  }));
  api.put(
    responseTargetsPath,
    { config: { access, docs: docs.change }, schema: { body: responseTargetsInput } },
    async (request) => {
      if (requireViewer(request).dealerId !== null) {
        throw new AppError('forbidden', responseTargetTexts.headOfficeOnly);
      }
      return { success: true, data: await changeTargets(db, request.body, requireActor(request)) };
    },
  );
}
