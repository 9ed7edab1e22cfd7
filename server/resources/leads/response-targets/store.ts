import { eq } from 'drizzle-orm';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { type ResponseTarget, targetedTypes } from '#contract/leads/response-targets.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { responseTargets } from './schema.ts';

/** The targets that staff have set, in minutes of opening hours, by the type's slug. */
export type ResponseTargets = ReadonlyMap<string, number>;

/** How many minutes of opening hours an answer may take: what staff have set, else the type's own; null for no target. */
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
export async function listTargets(db: Db): Promise<ResponseTarget[]> {
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
export async function changeTargets(
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
