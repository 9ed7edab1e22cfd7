import { eq } from 'drizzle-orm';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import {
  defineTrash,
  type NotRestored,
  type StoredRow,
  type TrashRules,
} from '#server/records/trash/rules.ts';
import {
  purgeAppointment,
  restoreAppointment,
  trashAppointment,
} from '#server/resources/appointments/trash.ts';
import { setLeadStatus } from './change.ts';
import { changeDayCounts } from './day-counts.ts';
import { describePerson } from './describe-person.ts';
import type { Lead } from './lead.ts';
import { buildLeadRecords, type StoredLead } from './lead-records.ts';
import { countPurged } from './ledger.ts';
import { ownRequests } from './own-page/schema.ts';
import { scopeDealer } from './scope.ts';
import { deleteTimeline } from './timeline/entries.ts';
import { changeValueCounts, readCountedValues } from './value-counts.ts';

/** Adds a request to the counts of its day, status and dealer, or subtracts it. */
async function changeCounts(tx: Db, lead: Lead, row: StoredRow, by: 1 | -1): Promise<void> {
  const { _id, createdAt, status, dealerId } = row as StoredLead;
  await changeDayCounts(tx, lead.facts.slug, createdAt, [{ status, dealerId, by }]);
  const entries = await readCountedValues(tx, lead, _id);
  await changeValueCounts(tx, lead, [{ entries, dealerId, by }]);
}

/** Adds a request to the counts, or subtracts it and removes its appointment from the calendar. */
async function moveRequest(tx: Db, lead: Lead, row: StoredRow, by: 1 | -1): Promise<void> {
  await changeCounts(tx, lead, row, by);
  if (lead.facts.appointment && by === -1) await trashAppointment(tx, row._id);
}

/**
 * Restores the appointment of a restored request. If its time has been taken, a confirmed request returns to the first
 * status, because nothing is confirmed without a time. Returns what staff must know in that case.
 */
async function restoreLeadAppointment(
  tx: Db,
  lead: Lead,
  row: StoredRow,
  actor: Actor,
): Promise<NotRestored | null> {
  const { appointment, slug, statuses } = lead.facts;
  if (!appointment) return null;
  const missing = await restoreAppointment(tx, { slug, requestId: row._id, actor }, row);
  const isConfirmed = appointment.statuses[String(row.status)] === 'confirmed';
  const [first] = Object.keys(statuses);
  if (missing && isConfirmed && first) {
    const records = buildLeadRecords(lead);
    await setLeadStatus(tx, lead, { records, id: row._id, actor, basedOn: undefined }, first);
  }
  return missing;
}

/**
 * Describes how requests of a type go to the trash: they are subtracted from the counts, but keep their timeline and
 * files.
 */
export function describeLeadTrash(lead: Lead): TrashRules<StoredLead> {
  const { name, about } = describePerson(lead);
  return defineTrash(buildLeadRecords(lead), {
    title: name,
    detail: about,
    scope: (viewer) => scopeDealer(lead, viewer),
    changeCounts: (tx, row, by) => moveRequest(tx, lead, row, by),
    afterRestore: (tx, row, actor) => restoreLeadAppointment(tx, lead, row, actor),
    beforePurge: async (tx, { _id }) => {
      await deleteTimeline(tx, lead.facts.slug, _id);
      await tx.delete(ownRequests).where(eq(ownRequests._id, _id));
      if (lead.facts.appointment) await purgeAppointment(tx, _id);
      await countPurged(tx, lead.facts.slug);
    },
    listFiles: ({ cvFile, photoFile }) =>
      [cvFile, photoFile].filter((key) => typeof key === 'string'),
  });
}

/** Moves a request that the viewer may see to the trash. Throws 'not-found'. */
export async function deleteLead(
  db: Db,
  lead: Lead,
  id: string,
  mover: { actor: Actor; viewer: Viewer },
): Promise<void> {
  await db.transaction((tx) => trashRecord(tx, describeLeadTrash(lead), id, mover));
}
