import { and, eq } from 'drizzle-orm';
import {
  type Appointment,
  type AppointmentStatus,
  isBlocking,
} from '#contract/appointments/appointment.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { AppointmentFacts } from '#contract/leads/lead.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput, notFound } from '#server/platform/errors.ts';
import { findRecord } from '#server/records/operations.ts';
import { lockRecord } from '#server/records/records.ts';
import { changeLeadIn } from '#server/resources/leads/change.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import {
  buildLeadRecords,
  describeLeadRecords,
  type StoredLead,
} from '#server/resources/leads/lead-records.ts';
import type { AppointmentOverride } from './follow-request.ts';
import { nameTime } from './named-time.ts';
import { describeOtherTimes } from './own-appointment.ts';
import { findAppointment, findRequestType, type StoredAppointment } from './read-appointment.ts';
import { appointments } from './schema.ts';
import { readOffer } from './slots.ts';

/** The author of a change and their view of the records. */
export interface Changer {
  actor: Actor;
  viewer: Viewer;
  /** The appointment's updatedAt as the editor saw it. */
  basedOn?: string | undefined;
}

/** The columns that staff see. */
export const shownAppointmentColumns = {
  _id: appointments._id,
  kind: appointments.kind,
  requestId: appointments.requestId,
  dealerId: appointments.dealerId,
  bookableId: appointments.bookableId,
  status: appointments.status,
  startAt: appointments.startAt,
  endAt: appointments.endAt,
  createdBy: appointments.createdBy,
  overrideReason: appointments.overrideReason,
  createdAt: appointments.createdAt,
  updatedAt: appointments.updatedAt,
};

/** Whether a viewer may see the appointments of a kind, because they identify customers. */
export const canSee = (kind: AppointmentKind, { permissions }: Viewer): boolean =>
  permissions.includes(findRequestType(kind).facts.permission);

/** Finds an appointment that a viewer may see. Throws 'not-found'. */
async function requireAppointment(db: Db, id: string, viewer: Viewer): Promise<StoredAppointment> {
  const found = await findAppointment(
    db,
    and(
      eq(appointments._id, id),
      viewer.dealerId === null ? undefined : eq(appointments.dealerId, viewer.dealerId),
    ),
  );
  if (!found || !canSee(found.kind, viewer)) throw notFound('appointment');
  return found;
}

/** Returns the request's status for an appointment's status. A missed service is cancelled. */
function findRequestStatus(
  { statuses }: AppointmentFacts,
  request: StoredLead,
  status: AppointmentStatus,
): string | undefined {
  if (statuses[request.status] === status) return request.status;
  const names = Object.keys(statuses);
  return (
    names.find((name) => statuses[name] === status) ??
    names.find((name) => statuses[name] === 'cancelled')
  );
}

/** Builds the change of a request together with its appointment. */
function buildRequestChanges(
  facts: AppointmentFacts,
  request: StoredLead,
  { startAt, status }: AppointmentOverride,
): Record<string, unknown> {
  const requestStatus = status && findRequestStatus(facts, request, status);
  return {
    ...(startAt !== undefined && nameTime(facts, request, startAt)),
    ...(requestStatus !== undefined &&
      requestStatus !== request.status && { status: requestStatus }),
  };
}

/**
 * Changes an appointment in the given transaction through its request, so that both stay consistent. `check` throws if
 * the appointment may not be changed. Throws a conflict if its time is taken or it has changed since `basedOn`.
 */
export async function changeAppointmentIn(
  tx: Db,
  { kind, requestId, _id }: Pick<StoredAppointment, 'kind' | 'requestId' | '_id'>,
  change: AppointmentOverride,
  { actor, viewer, basedOn }: Changer,
  check?: (current: StoredAppointment) => void,
): Promise<void> {
  const lead = findRequestType(kind);
  const facts = lead.facts.appointment;
  if (!facts) throw new Error(`${kind} has no appointments`);
  // The request is locked first, as in every change of a request.
  const request = await lockRecord(tx, describeLeadRecords(lead, viewer), requestId);
  const current = await findAppointment(tx, eq(appointments._id, _id));
  if (!current) throw notFound('appointment');
  refuseOldVersion(current, change, basedOn);
  check?.(current);
  await changeLeadIn(tx, lead, requestId, {
    changes: buildRequestChanges(facts, request, change),
    appointment: change,
    basedOn: undefined,
    actor,
    viewer,
  });
}

function refuseOldVersion(
  current: StoredAppointment,
  yours: AppointmentOverride,
  basedOn: string | undefined,
): void {
  if (!basedOn || basedOn === current.updatedAt) return;
  const { tokenHash: _hash, ...shown } = current;
  throw new AppError(
    'conflict',
    'This appointment has been changed by someone else since you opened it',
    {
      conflict: { yours, current: shown },
    },
  );
}

/** Changes an appointment for staff, and returns it. Throws 'not-found' and the errors of `changeAppointmentIn`. */
async function changeAppointment(
  db: Db,
  id: string,
  change: AppointmentOverride,
  changer: Changer,
): Promise<Appointment> {
  const appointment = await requireAppointment(db, id, changer.viewer);
  await db.transaction((tx) => changeAppointmentIn(tx, appointment, change, changer));
  return await readShown(db, id);
}

/** Reads an appointment as staff see it. */
export async function readShown(db: Db, id: string): Promise<Appointment> {
  const [shown] = await db
    .select(shownAppointmentColumns)
    .from(appointments)
    .where(eq(appointments._id, id));
  if (!shown) throw notFound('appointment');
  return shown;
}

/** Throws 'invalid' unless a request is open: only open requests have upcoming appointments. */
export function requireOpenStatus(lead: Lead, facts: AppointmentFacts, request: StoredLead) {
  const status = facts.statuses[request.status];
  if (status && isBlocking(status)) return status;
  const message = `This ${lead.facts.texts.noun.one} is ${request.status}: give it another status first`;
  throw invalidInput([{ field: 'startAt', message }]);
}

/**
 * Finds another car or bay for an appointment that staff move without choosing one, if its current one is not free at
 * the new time; undefined to keep it.
 */
async function findOtherBookable(
  db: Db,
  id: string,
  startAt: string,
  { viewer }: Changer,
): Promise<string | undefined> {
  const appointment = await requireAppointment(db, id, viewer);
  if (appointment.dealerId === null) return undefined;
  const records = buildLeadRecords(findRequestType(appointment.kind));
  const request = await findRecord(db, records, appointment.requestId);
  const wanted = describeOtherTimes({ appointment, request });
  const { free } = await readOffer(db, wanted, startAt, id);
  if (free.some(({ _id }) => _id === appointment.bookableId)) return undefined;
  return free[0]?._id;
}

/**
 * Changes an appointment for staff, and returns it. If they move it without choosing a car or bay, it gets a free one.
 * Throws like `changeAppointment`.
 */
export async function changeByStaff(
  db: Db,
  id: string,
  change: AppointmentOverride,
  changer: Changer,
): Promise<Appointment> {
  const { startAt, bookableId, overrideReason } = change;
  const mayChoose = startAt !== undefined && bookableId === undefined && !overrideReason;
  const other = mayChoose ? await findOtherBookable(db, id, startAt, changer) : undefined;
  return await changeAppointment(
    db,
    id,
    other ? { ...change, bookableId: other } : change,
    changer,
  );
}
