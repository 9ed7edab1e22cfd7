import { and, count, eq, gt, sql } from 'drizzle-orm';
import { slotMessages, slotToMoment, splitSlot } from '#contract/appointments/slot-input.ts';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { workMessages } from '#contract/leads/lead-work.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { hasPhone, toPhoneKey } from '#server/platform/phone-number.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import {
  findRepeat,
  type Input,
  type Submission,
  type Submitted,
} from '#server/resources/leads/submission.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { submitLead } from '#server/resources/leads/submit.ts';
import { buildAppointmentPath } from './links.ts';
import { buildAppointment } from './new-appointment.ts';
import { isOverlap, refuseSlot } from './overlap.ts';
import { describeVisit, type SlotRequest } from './read-plan.ts';
import { appointments } from './schema.ts';
import { readOffer } from './slots.ts';

/** The maximum number of upcoming appointments of a kind per phone number, if visitors book them. */
const maxPerPhone = 2;

/** Finds the active dealer that an input names by id, or by a unique label. Throws 'invalid'. */
async function findNamedDealer(db: Db, dealership: string, input: Input) {
  const { _id, name, city } = dealers;
  const label = String(input[dealership] ?? '');
  const isNamed = input.dealerId
    ? eq(_id, String(input.dealerId))
    : sql`${name} || ', ' || ${city} = ${label}`;
  const [dealer, ...more] = await db
    .select({ _id, name, city })
    .from(dealers)
    .where(and(isNamed, dealers.isActive, isNotTrashed(dealers)))
    .limit(2);
  if (dealer && more.length === 0) return dealer;
  throw input.dealerId
    ? invalidInput([{ field: 'dealerId', message: workMessages.unknownDealer }])
    : invalidInput([{ field: dealership, message: slotMessages.noDealer }]);
}

/** Throws a conflict if a phone number has reached the maximum number of upcoming appointments of a kind. */
async function refuseMany(db: Db, { table }: Lead, input: Input): Promise<void> {
  const [found] = await db
    .select({ open: count() })
    .from(table)
    .innerJoin(appointments, eq(appointments.requestId, table._id))
    .where(
      and(
        hasPhone({ phone: findColumn(table, 'phone'), phoneDigits: table.phoneDigits }, [
          toPhoneKey(String(input.phone)),
        ]),
        isNotTrashed(table),
        sql`${appointments.status} in ('requested', 'confirmed')`,
        gt(appointments.startAt, new Date().toISOString()),
      ),
    );
  if (!found || found.open < maxPerPhone) return;
  throw new AppError('conflict', slotMessages.tooMany, {
    errors: [{ field: 'slot', message: slotMessages.tooMany }],
  });
}

/** The same check, but serialized with concurrent requests until the transaction ends. */
async function refuseManyInTurn(tx: Db, lead: Lead, input: Input): Promise<void> {
  const number = toPhoneKey(String(input.phone));
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.phoneNumbers}, hashtext(${number}))`,
  );
  await refuseMany(tx, lead, input);
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Stores a request with its appointment at a slot. It tries the free cars or bays in random order: the database rejects
 * those that a concurrent request takes. Throws a conflict with the next free slots if none is left.
 */
async function bookSlot(
  services: SubmissionServices,
  lead: Lead,
  submission: Submission,
  { slot, request }: { slot: string; request: SlotRequest },
): Promise<Submitted> {
  const { db } = services.database;
  const { kind, dealerId } = request;
  const isEnteredByStaff = submission.taken !== undefined;
  const check = isEnteredByStaff
    ? undefined
    : (tx: Db) => refuseManyInTurn(tx, lead, submission.input);
  if (!isEnteredByStaff) await refuseMany(db, lead, submission.input);
  const startAt = slotToMoment(slot);
  const { free } = await readOffer(db, request, startAt);
  for (const bookable of shuffle(free)) {
    const createdBy = isEnteredByStaff ? 'staff' : 'visitor';
    const planned = { kind, dealerId, bookable, startAt, createdBy } as const;
    const { token, ...appointment } = await buildAppointment(services.links, planned);
    try {
      const submitted = await submitLead(services, lead, { ...submission, appointment, check });
      if (submitted.isRepeat) return await addAppointmentUrl(services, submitted);
      return withUrl(submitted, token);
    } catch (error) {
      if (!isOverlap(error)) throw error;
    }
  }
  const { next, refusal } = await readOffer(db, request, startAt);
  throw refuseSlot(refusal, next);
}

const withUrl = (submitted: Submitted, token: string): Submitted => ({
  ...submitted,
  receipt: { ...submitted.receipt, appointmentUrl: buildAppointmentPath(token) },
});

/** Adds the link of the request's appointment, if it has one. */
async function addAppointmentUrl(
  { database, links }: SubmissionServices,
  submitted: Submitted,
): Promise<Submitted> {
  const [appointment] = await database.db
    .select({ _id: appointments._id })
    .from(appointments)
    .where(eq(appointments.requestId, submitted.receipt._id));
  return appointment ? withUrl(submitted, await links.createToken(appointment._id)) : submitted;
}

/**
 * Stores a request from a visitor or from staff. A request with a dealer's id goes to that dealer, and one with a slot
 * gets its appointment in the same statement. Throws 'invalid' for an unknown dealer, a conflict with the next free
 * slots if the slot is taken, and a conflict for an idempotency key that was used with another input.
 */
export async function submitRequest(
  services: SubmissionServices,
  lead: Lead,
  submission: Submission,
): Promise<Submitted> {
  const { appointment, dealership } = lead.facts;
  const { slot, ...input } = submission.input;
  if (!appointment || !dealership || (!slot && !input.dealerId)) {
    return await submitLead(services, lead, submission);
  }
  const repeat = await findRepeat(services, lead, submission);
  if (repeat) return await addAppointmentUrl(services, repeat);
  const dealer = await findNamedDealer(services.database.db, dealership, input);
  const completed: Submission = {
    ...submission,
    fingerprint: submission.fingerprint ?? submission.input,
    input: {
      ...input,
      dealerId: dealer._id,
      [dealership]: dealershipLabel(dealer),
      // Also for fields that no form has, such as the time of a service.
      ...(slot ? splitSlot(appointment, String(slot)) : {}),
    },
  };
  if (!slot) return await submitLead(services, lead, completed);
  const request = describeVisit(appointment.kind, dealer._id, input);
  try {
    return await bookSlot(services, lead, completed, { slot: String(slot), request });
  } catch (error) {
    // The first attempt of this same request may have taken the slot, or be the number's second appointment.
    const stored = await findRepeat(services, lead, completed);
    if (stored) return await addAppointmentUrl(services, stored);
    throw error;
  }
}
