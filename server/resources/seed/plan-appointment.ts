import type pg from 'pg';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import type { AppointmentFacts } from '#contract/leads/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import {
  buildAppointment,
  type NewAppointment,
} from '#server/resources/appointments/new-appointment.ts';
import type { bookables } from '#server/resources/appointments/schema.ts';
import { listSlotDays } from '#server/resources/appointments/slots.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import type { SampleRequest } from './sample-requests.ts';

/** The storage and the related records of sample requests. */
export interface Samples {
  /** The connection of the transaction `tx`. */
  client: pg.PoolClient;
  tx: Db;
  dealers: readonly Dealer[];
  bookables: readonly (typeof bookables.$inferInsert)[];
  /** The label of a car of the price list. */
  trim: string;
  /** The storage keys of the CVs, one per job application; applications without one are skipped. */
  cvFiles: readonly string[];
}

/** Finds the slot of a sample's appointment: the first free time of an open day of its dealer. */
async function findSlot(
  { tx }: Samples,
  { kind }: AppointmentFacts,
  dealerId: string,
  wanted: NonNullable<SampleRequest['appointment']>,
): Promise<string | null> {
  if (typeof wanted === 'string') return wanted;
  const days = await listSlotDays(tx, { kind, dealerId }, { days: 14 });
  const day = days.filter(({ times }) => times.length > 0)[wanted.openDay];
  return day?.times[0] ? `${day.date}T${day.times[0].time}` : null;
}

/** Builds the appointment of a sample, without emails: neither about the appointment nor reminders. */
export async function planAppointment(
  samples: Samples,
  { facts }: Lead,
  { fields, status, appointment: wanted }: SampleRequest,
): Promise<{ slot: string; appointment: NewAppointment } | null> {
  const dealership = fields[facts.dealership ?? ''];
  const dealer = samples.dealers.find((one) => dealershipLabel(one) === dealership);
  if (!facts.appointment || !wanted || !dealer) return null;
  const { kind, statuses } = facts.appointment;
  const slot = await findSlot(samples, facts.appointment, dealer._id, wanted);
  const offered = samples.bookables.filter(
    (one) => one.dealerId === dealer._id && one.kind === kind,
  );
  // Simultaneous appointments get different cars.
  const bookable = status === 'pending' ? offered[0] : offered.at(-1);
  if (!slot || !bookable) return null;
  const { token: _token, ...built } = await buildAppointment(createAppointmentLinks(samples.tx), {
    kind,
    dealerId: dealer._id,
    bookable,
    startAt: slotToMoment(slot),
    createdBy: 'visitor',
  });
  const state = { status: statuses[status] ?? built.status, nextReminderAt: null };
  return { slot, appointment: { ...built, ...state, announcedSequence: built.sequence } };
}

/** Builds the fields with the time of a sample's appointment. */
export function nameSlot({ date, time }: AppointmentFacts, slot: string, status: string) {
  const [day, clock] = slot.split('T');
  return {
    [date]: day,
    [time]: clock,
    ...(status !== 'pending' && { confirmedDate: day, confirmedTime: clock }),
  };
}
