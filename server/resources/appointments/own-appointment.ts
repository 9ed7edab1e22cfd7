import { eq } from 'drizzle-orm';
import {
  appointmentMessages,
  isBlocking,
  type OwnAppointment,
} from '#contract/appointments/appointment.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { serviceTypes } from '#contract/leads/service-appointment.ts';
import { localizePath } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { findRecord } from '#server/records/operations.ts';
import { buildLeadRecords, type StoredLead } from '#server/resources/leads/lead-records.ts';
import { buildCalendarEvent, buildPublishedFile } from './calendar-file.ts';
import { buildAppointmentPath, hashToken } from './links.ts';
import {
  findAppointment,
  findRequestType,
  readDealerFacts,
  readVehicleToShow,
  type StoredAppointment,
} from './read-appointment.ts';
import { describeVisit, type SlotRequest } from './read-plan.ts';
import { appointments } from './schema.ts';
import { listSlotDays } from './slots.ts';

/** An appointment with its request. */
export interface LinkedAppointment {
  appointment: StoredAppointment;
  request: StoredLead;
}

/** Finds the appointment of a link. Throws 'not-found'. */
export async function findByToken(db: Db, token: string): Promise<LinkedAppointment> {
  const appointment = await findAppointment(db, eq(appointments.tokenHash, hashToken(token)));
  if (!appointment) throw new AppError('not-found', appointmentMessages.notFound);
  const records = buildLeadRecords(findRequestType(appointment.kind));
  return { appointment, request: await findRecord(db, records, appointment.requestId) };
}

/** Whether the customer may still change an appointment: it has not begun, and its dealer exists. */
export const isChangeable = (
  { status, startAt, dealerId }: StoredAppointment,
  now = new Date(),
): boolean => isBlocking(status) && Date.parse(startAt) > now.getTime() && dealerId !== null;

/**
 * Describes an appointment for its customer. It contains no names, so that a link that was passed on reveals nothing,
 * and only known vehicles and services: the link may be in an email to an address that somebody else typed.
 */
export async function describeOwn(
  db: Db,
  { appointment, request }: LinkedAppointment,
): Promise<OwnAppointment> {
  const { kind, status, startAt, endAt, dealerId } = appointment;
  const found = await readDealerFacts(db, dealerId);
  const { email: _email, ...dealer } = found ?? { email: '' };
  return {
    kind,
    reference: formatReference(request._id),
    status,
    startAt,
    endAt,
    vehicle: await readVehicleToShow(db, appointment),
    serviceType: serviceTypes.find((type) => type === request.selectedServiceType) ?? null,
    dealer: found && (dealer as NonNullable<OwnAppointment['dealer']>),
    isChangeable: found !== null && isChangeable(appointment),
  };
}

/** Reads an appointment for the customer with its link. Throws 'not-found'. */
export const readOwn = async (db: Db, token: string): Promise<OwnAppointment> =>
  describeOwn(db, await findByToken(db, token));

/** Builds the input for finding other times of an appointment: the same dealer, car and service. Throws 'not-found'. */
export function describeOtherTimes({ appointment, request }: LinkedAppointment): SlotRequest {
  const { kind, dealerId } = appointment;
  if (dealerId === null) throw notFound('dealer');
  return describeVisit(kind, dealerId, request);
}

/** Lists the free times to which a customer can move an appointment. Throws 'not-found'. */
export async function listOwnSlots(
  db: Db,
  token: string,
  wanted: { from?: string | undefined; days: number },
): Promise<SlotDay[]> {
  const linked = await findByToken(db, token);
  if (!isChangeable(linked.appointment)) return [];
  return await listSlotDays(db, describeOtherTimes(linked), wanted, linked.appointment._id);
}

/** Builds the calendar file of the appointment of a link, in its request's language. Throws 'not-found'. */
export async function buildOwnFile(db: Db, token: string, origin: string): Promise<string> {
  const { appointment, request } = await findByToken(db, token);
  const { language } = request;
  const dealer = await readDealerFacts(db, appointment.dealerId);
  const facts = { language, vehicle: await readVehicleToShow(db, appointment), dealer };
  const url = origin + localizePath(language, buildAppointmentPath(token));
  return buildPublishedFile(buildCalendarEvent(appointment, facts, { origin, url }));
}
