import { eq, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/formats.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Lead } from './lead.ts';
import { shownColumns } from './list.ts';
import { leadDays, leadTallies } from './schema.ts';
import { shardOfConnection } from './shard.ts';

type Stored = Record<string, unknown> & { status: string; createdAt: string; updatedAt: string };

/** Moves the day's count of a record from one status to another; none to another: it is gone. */
async function countMove(db: Db, { facts }: Lead, createdAt: string, moves: [string, 1 | -1][]) {
  const day = todayInPakistan(new Date(createdAt));
  // In one order, so that two changes never wait for each other's rows.
  const rows = [...moves].sort(([a], [b]) => a.localeCompare(b));
  await db
    .insert(leadDays)
    .values(
      rows.map(([status, count]) => ({
        lead: facts.slug,
        day,
        status,
        count,
        shard: shardOfConnection as never,
      })),
    )
    .onConflictDoUpdate({
      target: [leadDays.lead, leadDays.day, leadDays.status, leadDays.shard],
      set: { count: sql`${leadDays.count} + excluded.count` },
    });
}

/** Takes a record that is gone out of its type's tallies. */
async function untally(db: Db, { facts }: Lead, stored: Stored): Promise<void> {
  const named = Object.values(facts.tallies).filter((field) => stored[field] != null);
  if (named.length === 0) return;
  await db
    .insert(leadTallies)
    .values(
      named.map((field) => ({
        lead: facts.slug,
        field,
        value: String(stored[field]),
        shard: shardOfConnection as never,
        count: -1,
      })),
    )
    .onConflictDoUpdate({
      target: [leadTallies.lead, leadTallies.field, leadTallies.value, leadTallies.shard],
      set: { count: sql`${leadTallies.count} + excluded.count` },
    });
}

async function lockRecord(db: Db, lead: Lead, id: string): Promise<Stored> {
  const [stored] = await db
    .select(shownColumns(lead))
    .from(lead.table)
    .where(eq(lead.table._id, id))
    .for('update');
  if (!stored) throw notFound();
  return stored as Stored;
}

/** A change that staff ask for. */
interface LeadChange {
  changes: Record<string, unknown>;
  /** The record's updatedAt as the editor saw it. */
  basedOn: string | undefined;
  actor: Actor;
}

/**
 * Changes the fields that staff may set and answers the stored record. With `basedOn` a
 * record changed since is left alone and both versions are thrown as a conflict.
 */
export async function changeLead(
  db: Db,
  lead: Lead,
  id: string,
  { changes, basedOn, actor }: LeadChange,
): Promise<Record<string, unknown>> {
  return await db.transaction(async (tx) => {
    const before = await lockRecord(tx, lead, id);
    if (basedOn && basedOn !== before.updatedAt) {
      throw new AppError('conflict', 'This record has been changed by someone else meanwhile', {
        conflict: { yours: changes, current: before },
      });
    }
    const [after] = await tx
      .update(lead.table)
      .set({ ...changes, updatedAt: nextVersion(before.updatedAt) })
      .where(eq(lead.table._id, id))
      .returning(shownColumns(lead));
    const stored = after as Stored;
    if (stored.status !== before.status) {
      await countMove(tx, lead, before.createdAt, [
        [before.status, -1],
        [stored.status, 1],
      ]);
    }
    const { slug: kind } = lead.facts;
    await recordAudit(tx, actor, { kind, recordId: id, before, after: stored });
    return stored;
  });
}

/** Deletes a record for good, and takes it out of the counts. */
export async function deleteLead(db: Db, lead: Lead, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockRecord(tx, lead, id);
    await tx.delete(lead.table).where(eq(lead.table._id, id));
    await countMove(tx, lead, stored.createdAt, [[stored.status, -1]]);
    await untally(tx, lead, stored);
    const { slug: kind } = lead.facts;
    await recordAudit(tx, actor, { kind, recordId: id, before: stored, after: null });
  });
}
