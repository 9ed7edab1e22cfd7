import { and, eq, type SQL, sql } from 'drizzle-orm';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { type AppointmentKind, requestSlugs } from '#contract/appointments/kinds.ts';
import type { SlotBookable } from '#contract/appointments/slots.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { buildVehicleToShow } from '#server/resources/leads/known-vehicle.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { appointments, bookables } from './schema.ts';

export type StoredAppointment = typeof appointments.$inferSelect;

/** Returns the request type of a kind of appointments. */
export function findRequestType(kind: AppointmentKind): Lead {
  const lead = leads.find(({ facts }) => facts.slug === requestSlugs[kind]);
  if (!lead) throw new Error(`there are no requests for ${kind}`);
  return lead;
}

/** Locks the appointment of a request until the transaction ends; undefined if it has none. */
export async function lockRequestAppointment(
  tx: Db,
  requestId: string,
): Promise<StoredAppointment | undefined> {
  const [found] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.requestId, requestId))
    .for('update');
  return found;
}

/** Finds an appointment whose request is not in the trash; undefined if there is none. */
export async function findAppointment(
  db: Db,
  condition: SQL | undefined,
): Promise<StoredAppointment | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(condition, isNotTrashed(appointments)));
  return found;
}

/** Reads a dealer's details for customers; null if it no longer exists. */
export async function readDealerFacts(db: Db, dealerId: string | null) {
  if (dealerId === null) return null;
  const { name, city, address, phone, map, email } = dealers;
  const [dealer] = await db
    .select({ name, city, address, phone, map, email })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)));
  return dealer ?? null;
}

/** Builds the vehicle of a request; null if neither the catalogue nor the price list contains it. */
export const vehicleToShow = (table: Lead['table']): SQL<string | null> =>
  buildVehicleToShow(sql`${findColumn(table, 'selectedVehicle')}`);

/** Reads the vehicle of an appointment; null if neither the catalogue nor the price list contains it. */
export async function readVehicleToShow(
  db: Db,
  { kind, requestId }: Pick<StoredAppointment, 'kind' | 'requestId'>,
): Promise<string | null> {
  const { table } = findRequestType(kind);
  const [request] = await db
    .select({ vehicle: vehicleToShow(table) })
    .from(table)
    .where(eq(table._id, requestId));
  return request?.vehicle ?? null;
}

/** Reads the label of a car or bay, for staff; null if it no longer exists. */
export async function readBookableLabel(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [bookable] = await db
    .select({ label: bookables.label })
    .from(bookables)
    .where(eq(bookables._id, id));
  return bookable?.label ?? null;
}

/** Finds a car or bay of the appointment's dealer and kind. Throws 'invalid'. */
export async function requireBookable(
  tx: Db,
  { dealerId, kind }: Pick<StoredAppointment, 'dealerId' | 'kind'>,
  id: string,
): Promise<SlotBookable> {
  const { _id, slotMinutes, bufferMinutes } = bookables;
  const [found] = await tx
    .select({ _id, slotMinutes, bufferMinutes, dealer: bookables.dealerId, kind: bookables.kind })
    .from(bookables)
    .where(and(eq(_id, id), isNotTrashed(bookables)));
  if (found && found.dealer === dealerId && found.kind === kind) return found;
  throw invalidInput([{ field: 'bookableId', message: appointmentMessages.wrongDealer }]);
}
