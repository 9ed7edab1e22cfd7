import { desc, isNull, sql } from 'drizzle-orm';
import type { HeldDecision, HeldEmails } from '#contract/staff/status.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Held } from '#server/platform/backup/restore.ts';
import { heldUntil, restores } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newId } from '#server/platform/new-id.ts';
import { findNextReminder } from '#server/resources/appointments/new-appointment.ts';
import { isReminderDue, isUnannounced } from '#server/resources/appointments/notices.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { pauseSending } from '#server/resources/newsletter/issues/send.ts';

const isHeldEmail = sql`${outgoingMail.nextAttemptAt} is not null and ${outgoingMail.createdAt} <= ${heldUntil}`;
const isHeldChange = sql`${isUnannounced} and ${appointments.updatedAt} <= ${heldUntil}`;
const isHeldReminder = sql`${isReminderDue} and ${appointments.nextReminderAt} <= ${heldUntil} and ${appointments.startAt} > now()`;
const isHeldAppointment = sql`(${isHeldChange} or ${isHeldReminder})`;

async function countHeld(db: Db): Promise<Pick<Held, 'emails' | 'appointments'>> {
  const { rows } = await db.execute<{ emails: number; appointments: number }>(sql`
    select (select count(*)::int from ${outgoingMail} where ${isHeldEmail}) as emails,
      (select count(*)::int from ${appointments} where ${isHeldAppointment}) as appointments`);
  return rows[0] ?? { emails: 0, appointments: 0 };
}

/** Pauses issues that were being sent when the backup was made, and counts everything that is held. */
export async function holdRestored(tx: Db): Promise<Held> {
  const issues = await pauseSending(tx);
  return { issues, ...(await countHeld(tx)) };
}

/** Reads what is held since a restore; null once staff have decided about it. */
export async function readHeld(db: Db): Promise<HeldEmails | null> {
  const [last] = await db
    .select({ restoredAt: restores.restoredAt, madeAt: restores.madeAt })
    .from(restores)
    .where(isNull(restores.resumedAt))
    .orderBy(desc(restores.restoredAt))
    .limit(1);
  if (!last) return null;
  const counts = await countHeld(db);
  return counts.emails + counts.appointments > 0 ? { ...last, ...counts } : null;
}

/** Deletes held emails, and skips the held reminders and emails about appointments. */
async function dropHeld(tx: Db): Promise<void> {
  await tx.delete(outgoingMail).where(isHeldEmail);
  await tx
    .update(appointments)
    .set({ announcedSequence: appointments.sequence })
    .where(isHeldChange);
  const { _id, startAt } = appointments;
  const reminded = await tx.select({ _id, startAt }).from(appointments).where(isHeldReminder);
  for (const appointment of reminded) {
    await tx
      .update(appointments)
      .set({ nextReminderAt: findNextReminder(appointment.startAt) })
      .where(sql`${_id} = ${appointment._id}`);
  }
}

/** Sends or drops what is held since a restore. Throws a conflict if nothing is. */
export async function decideHeld(db: Db, decision: HeldDecision, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${restores} in exclusive mode`);
    const held = await readHeld(tx);
    if (!held) throw new AppError('conflict', 'Nothing waits since a restore');
    if (decision === 'drop') await dropHeld(tx);
    await tx
      .update(restores)
      .set({ resumedAt: new Date().toISOString() })
      .where(isNull(restores.resumedAt));
    const { emails, appointments: reminded } = held;
    await recordAudit(tx, actor, {
      kind: 'held-emails',
      recordId: newId(),
      before: null,
      after: { decision, emails, appointments: reminded },
    });
  });
}
