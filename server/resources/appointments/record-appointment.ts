import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { addEntries } from '#server/resources/leads/timeline/entries.ts';
import { readBookableLabel, type StoredAppointment } from './read-appointment.ts';

/** Summarizes an appointment. Its time stays a moment (ISO 8601, UTC), which screens format. */
async function summarize(tx: Db, appointment: StoredAppointment): Promise<string> {
  const { startAt, bookableId, status, overrideReason } = appointment;
  const label = await readBookableLabel(tx, bookableId);
  const reason = overrideReason && `overbooked: ${overrideReason}`;
  return [startAt, label, status, reason].filter(Boolean).join(' · ');
}

/** The request that an appointment belongs to, and who changes it. */
export interface AppointmentContext {
  slug: string;
  requestId: string;
  actor: Actor;
}

/** Adds a change of an appointment to the timeline of its request and to the audit. */
export async function recordAppointment(
  tx: Db,
  { slug: kind, requestId: recordId, actor }: AppointmentContext,
  { before, after }: { before: StoredAppointment | null; after: StoredAppointment },
): Promise<void> {
  const was = before && (await summarize(tx, before));
  const is = await summarize(tx, after);
  if (was === is) return;
  const by = actor.accountId === null ? null : actor.username;
  const text = was === null ? is : `${was} → ${is}`;
  await addEntries(tx, { kind, recordId }, [{ type: 'appointment', by, text }]);
  await recordAudit(tx, actor, {
    kind,
    recordId,
    before: { appointment: was },
    after: { appointment: is },
  });
}
