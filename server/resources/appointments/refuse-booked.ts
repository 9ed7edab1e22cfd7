import { and, count, gt, type SQL } from 'drizzle-orm';
import { setupMessages } from '#contract/appointments/setup.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { appointments, isBlocking } from './schema.ts';

/** Throws a conflict if what is to be deleted, such as a car, has appointments to come: those of the condition. */
export async function refuseBooked(tx: Db, condition: SQL): Promise<void> {
  const [found] = await tx
    .select({ toCome: count() })
    .from(appointments)
    .where(and(condition, isBlocking, gt(appointments.endAt, new Date().toISOString())));
  if (found?.toCome) throw new AppError('conflict', setupMessages.hasAppointments(found.toCome));
}
