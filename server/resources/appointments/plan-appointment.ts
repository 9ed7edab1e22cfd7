import {
  type Appointment,
  appointmentMessages,
  isBlocking,
  type planInput,
} from '#contract/appointments/appointment.ts';
import type { SlotBookable } from '#contract/appointments/slots.ts';
import type { AppointmentFacts } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { lockRecord } from '#server/records/records.ts';
import { changeLeadIn } from '#server/resources/leads/change.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { describeLeadRecords, type StoredLead } from '#server/resources/leads/lead-records.ts';
import {
  type Changer,
  changeAppointmentIn,
  readShown,
  requireOpenStatus,
} from './change-appointment.ts';
import type { AppointmentLinks } from './links.ts';
import { nameTime, recordAppointment } from './named-time.ts';
import { buildAppointment } from './new-appointment.ts';
import { isOverlap, refuseTaken, timeTaken } from './overlap.ts';
import { lockRequestAppointment, requireBookable } from './read-appointment.ts';
import { describeVisit } from './read-plan.ts';
import { appointments } from './schema.ts';
import { readOffer } from './slots.ts';

/** The time and the car or bay for a request without an appointment. */
type Plan = z.output<typeof planInput>;

interface PlannedRequest {
  lead: Lead;
  facts: AppointmentFacts;
  request: StoredLead;
  dealerId: string;
}

/** Chooses the car or bay: the one that staff chose, otherwise a free one. Throws a conflict if there is none. */
async function chooseBookable(
  tx: Db,
  { facts, request, dealerId }: PlannedRequest,
  { startAt, bookableId }: Plan,
): Promise<SlotBookable> {
  const { kind } = facts;
  if (bookableId) return await requireBookable(tx, { dealerId, kind }, bookableId);
  const wanted = describeVisit(kind, dealerId, request);
  const [free] = (await readOffer(tx, wanted, startAt)).free;
  if (!free) throw timeTaken(appointmentMessages.noBookable);
  return free;
}

/** Stores the first appointment of a request and adds it to the timeline. Throws a conflict if the time is taken. */
async function storeFirst(
  tx: Db,
  links: AppointmentLinks,
  planned: PlannedRequest,
  plan: Plan,
  { actor }: Changer,
): Promise<string> {
  const { lead, facts, request, dealerId } = planned;
  const status = requireOpenStatus(lead, facts, request);
  const bookable = await chooseBookable(tx, planned, plan);
  const { token: _token, ...built } = await buildAppointment(links, {
    kind: facts.kind,
    dealerId,
    bookable,
    startAt: plan.startAt,
    createdBy: 'staff',
    overrideReason: plan.overrideReason,
  });
  await refuseTaken(tx, built);
  const [after] = await tx
    .insert(appointments)
    .values({ ...built, status, requestId: request._id })
    .returning()
    .catch((error: unknown) => {
      throw isOverlap(error) ? timeTaken() : error;
    });
  if (!after) throw new Error('the appointment was not stored');
  const context = { slug: lead.facts.slug, requestId: request._id, actor };
  await recordAppointment(tx, context, { before: null, after });
  return after._id;
}

/**
 * Gives a request an appointment time. A cancelled appointment is reactivated with its old link. Throws 'not-found' for
 * a request that the viewer may not see, 'invalid' for one without a dealer or that is closed, and a conflict if it has
 * an upcoming appointment or the time is taken.
 */
export async function planAppointment(
  db: Db,
  links: AppointmentLinks,
  { lead, id }: { lead: Lead; id: string },
  plan: Plan,
  changer: Changer,
): Promise<Appointment> {
  const facts = lead.facts.appointment;
  if (!facts) throw new Error(`${lead.facts.slug} have no appointments`);
  const appointmentId = await db.transaction(async (tx) => {
    const request = await lockRecord(tx, describeLeadRecords(lead, changer.viewer), id);
    const { dealerId } = request;
    if (dealerId === null) {
      throw invalidInput([{ field: 'dealerId', message: appointmentMessages.noDealer }]);
    }
    const planned = { lead, facts, request, dealerId };
    const existing = await lockRequestAppointment(tx, id);
    if (existing && isBlocking(existing.status)) {
      throw new AppError('conflict', appointmentMessages.hasAppointment);
    }
    if (existing) {
      const status = requireOpenStatus(lead, facts, request);
      const bookable = await chooseBookable(tx, planned, plan);
      await changeAppointmentIn(
        tx,
        existing,
        { ...plan, status, bookableId: bookable._id },
        changer,
      );
      return existing._id;
    }
    // Set the request's date and time first, so that they agree with its appointment from the start.
    await changeLeadIn(tx, lead, id, {
      ...changer,
      basedOn: undefined,
      changes: nameTime(facts, request, plan.startAt),
    });
    return await storeFirst(tx, links, planned, plan, changer);
  });
  return await readShown(db, appointmentId);
}
