import type { Actor } from '#server/platform/audit/actor.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  changeRecord,
  deleteRecord,
  type RecordChange,
  type Records,
  type StoredRecord,
} from '#server/records/records.ts';
import { changeDayCounts } from './day-counts.ts';
import type { Lead } from './lead.ts';
import { shownColumns } from './list.ts';
import { readTallyEntries, removeFromTallies } from './tallies.ts';

type Stored = Record<string, unknown> & StoredRecord & { status: string };

const describeLeadRecords = (lead: Lead): Records<Stored> => ({
  kind: lead.facts.slug,
  noun: 'record',
  table: lead.table,
  columns: shownColumns(lead) as never,
});

/** Changes the fields that staff may set and updates the counts. Returns the stored record. */
export async function changeLead(
  db: Db,
  lead: Lead,
  id: string,
  change: RecordChange<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  return await db.transaction(async (tx) => {
    const { before, after } = await changeRecord(tx, describeLeadRecords(lead), id, change);
    if (after.status !== before.status) {
      await changeDayCounts(tx, lead.facts.slug, before.createdAt, [
        [before.status, -1],
        [after.status, 1],
      ]);
    }
    return after;
  });
}

/** Deletes a record permanently and removes it from the counts. */
export async function deleteLead(db: Db, lead: Lead, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const entries = await readTallyEntries(tx, lead, id);
    const stored = await deleteRecord(tx, describeLeadRecords(lead), id, actor);
    await changeDayCounts(tx, lead.facts.slug, stored.createdAt, [[stored.status, -1]]);
    await removeFromTallies(tx, lead, entries);
  });
}
