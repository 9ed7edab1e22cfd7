import { sql } from 'drizzle-orm';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import {
  changeRecord,
  deleteRecord,
  type RecordChange,
  type Records,
  type StoredRecord,
} from '#server/records/records.ts';
import { countMove } from './day-counts.ts';
import type { Lead } from './lead.ts';
import { shownColumns } from './list.ts';
import { leadTallies } from './schema.ts';
import { shardOfConnection } from './shard.ts';

type Stored = Record<string, unknown> & StoredRecord & { status: string };

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

const recordsOf = (lead: Lead): Records<Stored> => ({
  kind: lead.facts.slug,
  noun: 'record',
  table: lead.table,
  columns: shownColumns(lead) as never,
});

/** Changes the fields that staff may set, keeps the counts right and answers the stored record. */
export async function changeLead(
  db: Db,
  lead: Lead,
  id: string,
  change: RecordChange<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  return await db.transaction(async (tx) => {
    const { before, after } = await changeRecord(tx, recordsOf(lead), id, change);
    if (after.status !== before.status) {
      await countMove(tx, lead.facts.slug, before.createdAt, [
        [before.status, -1],
        [after.status, 1],
      ]);
    }
    return after;
  });
}

/** Deletes a record for good, and takes it out of the counts. */
export async function deleteLead(db: Db, lead: Lead, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await deleteRecord(tx, recordsOf(lead), id, actor);
    await countMove(tx, lead.facts.slug, stored.createdAt, [[stored.status, -1]]);
    await untally(tx, lead, stored);
  });
}
