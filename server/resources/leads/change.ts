import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  changeRecord,
  lockRecord,
  type RecordChange,
  type Records,
  refuseOldVersion,
} from '#server/records/records.ts';
import {
  type AppointmentOverride,
  syncAppointment,
} from '#server/resources/appointments/follow-request.ts';
import { confirmTime } from '#server/resources/appointments/named-time.ts';
import { changeDayCounts } from './day-counts.ts';
import { completeCorrections } from './entered-by-staff/complete-corrections.ts';
import type { Lead } from './lead.ts';
import { describeLeadRecords, type StoredLead } from './lead-records.ts';
import { addResponseTimes, readClock } from './response-clock.ts';
import { recordChanges } from './timeline/record-changes.ts';
import { type CountedValue, changeValueCounts, readCountedValues } from './value-counts.ts';
import { completeWorkChange } from './work-change.ts';

/** A change requested by staff, and their view of the records. */
export interface LeadChange extends RecordChange<Record<string, unknown>> {
  viewer: Viewer;
  /** A direct change of its appointment, in addition to the changes that follow from the request. */
  appointment?: AppointmentOverride;
}

/**
 * Moves a changed record from the counts of its old status and dealer to the new ones, and from `entries`, the values
 * that it counted under, to the current ones; `entries` is null if they and the dealer are unchanged.
 */
async function moveCounts(
  tx: Db,
  lead: Lead,
  { before, after }: { before: StoredLead; after: StoredLead },
  entries: readonly CountedValue[] | null,
): Promise<void> {
  const isMoved = before.dealerId !== after.dealerId;
  if (isMoved || before.status !== after.status) {
    await changeDayCounts(tx, lead.facts.slug, before.createdAt, [
      { status: before.status, dealerId: before.dealerId, by: -1 },
      { status: after.status, dealerId: after.dealerId, by: 1 },
    ]);
  }
  if (!entries) return;
  const present = await readCountedValues(tx, lead, before._id);
  if (!isMoved && isDeepStrictEqual(entries, present)) return;
  await changeValueCounts(tx, lead, [
    { entries, dealerId: before.dealerId, by: -1 },
    { entries: present, dealerId: after.dealerId, by: 1 },
  ]);
}

/** Sets the status of a request, with its counts, timeline entry and appointment. Returns the stored request. */
export async function setLeadStatus(
  tx: Db,
  lead: Lead,
  { records, id, actor, basedOn }: StatusChange,
  status: string,
): Promise<StoredLead> {
  const changed = await changeRecord(tx, records, id, { changes: { status }, basedOn, actor });
  await moveCounts(tx, lead, changed, null);
  await recordChanges(tx, lead, actor, changed);
  await syncAppointment(tx, lead.facts, { ...changed, actor });
  return changed.after;
}

/** A request whose status changes, and who changes it. */
interface StatusChange extends Pick<LeadChange, 'actor' | 'basedOn'> {
  records: Records<StoredLead>;
  id: string;
}

/**
 * Changes the fields that staff may set or correct in the given transaction, updates the counts and adds to the
 * timeline; its appointment follows. Returns the stored record. Throws 'not-found' for a record that the viewer may not
 * see, a conflict with a newer version, and the errors of the type's own rule, `completeCorrections`,
 * `completeWorkChange` and `syncAppointment`.
 */
export async function changeLeadIn(
  tx: Db,
  lead: Lead,
  id: string,
  { viewer, changes: asked, basedOn, actor, appointment: override }: LeadChange,
): Promise<StoredLead> {
  const records = describeLeadRecords(lead, viewer);
  const current = await lockRecord(tx, records, id);
  refuseOldVersion(
    records,
    addResponseTimes(lead.facts, current, await readClock(tx, [current.dealerId])),
    {
      changes: asked,
      basedOn,
    },
  );
  const context = { lead, viewer, actor };
  const timed = await confirmTime(tx, lead.facts.appointment, current, asked);
  const changes = lead.completeChange
    ? await lead.completeChange(tx, { before: current, changes: timed })
    : timed;
  const corrected = await completeCorrections(tx, context, current, changes);
  const completed = await completeWorkChange(tx, context, current, corrected);
  const entries = await readCountedValues(tx, lead, id);
  const { before, after } = await changeRecord(tx, records, id, {
    changes: completed,
    basedOn,
    actor,
  });
  await moveCounts(tx, lead, { before, after }, entries);
  await recordChanges(tx, lead, actor, { before, after });
  await syncAppointment(tx, lead.facts, { before, after, actor, override });
  return after;
}

/** Changes a request in a new transaction, and returns it with its response times. */
export async function changeLead(
  db: Db,
  lead: Lead,
  id: string,
  change: LeadChange,
): Promise<Record<string, unknown>> {
  const after = await db.transaction((tx) => changeLeadIn(tx, lead, id, change));
  return addResponseTimes(lead.facts, after, await readClock(db, [after.dealerId]));
}
