import { and, eq } from 'drizzle-orm';
import type { BookingProgress } from '#contract/bookings/progress.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import {
  activeDaysAfterClosing,
  type CorrectedField,
  correctedFields,
  type OwnMessage,
  type OwnRequest,
  ownRequestMessages,
} from '#contract/tracking/own-request.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { buildAppointmentPath } from '#server/resources/appointments/links.ts';
import { findAppointment } from '#server/resources/appointments/read-appointment.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { readBookingProgress } from '#server/resources/bookings/progress.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import type { StoredLead } from '#server/resources/leads/lead-records.ts';
import { readToken } from '#server/resources/leads/own-page/links.ts';
import { ownRequests } from '#server/resources/leads/own-page/schema.ts';
import { leads } from '#server/resources/leads/registry.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { findEntry, listVisibleEntries } from '#server/resources/leads/timeline/entries.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { findTimes, listBookingSteps, listSteps } from './own-steps.ts';

type Services = Pick<SubmissionServices, 'database' | 'links' | 'requestLinks' | 'readNextStep'>;

/** A request with what its customer did on its page; null if that is nothing. */
interface LinkedRequest {
  lead: Lead;
  request: StoredLead;
  own: typeof ownRequests.$inferSelect | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the request of a link. Throws 'not-found' alike for a wrong, a renewed and an invented token. */
export async function findLinkedRequest(
  { database: { db }, requestLinks }: Pick<Services, 'database' | 'requestLinks'>,
  token: string,
): Promise<LinkedRequest> {
  const named = readToken(token);
  const lead = leads.find(({ facts }) => facts.slug === named?.kind);
  const unknown = new AppError('not-found', ownRequestMessages.unknown);
  if (!named || !lead) throw unknown;
  const { table } = lead;
  const [row] = await db
    .select({ request: table, own: ownRequests })
    .from(table)
    .leftJoin(ownRequests, eq(ownRequests._id, table._id))
    .where(and(eq(table._id, named.id), isNotTrashed(table)));
  const found = row as { request: StoredLead; own: LinkedRequest['own'] } | undefined;
  const isValid = await requestLinks.isValid(token, named, found?.own?.linkVersion ?? 0);
  if (!found || !isValid) throw unknown;
  return { lead, ...found };
}

/** What the page shows of a booking besides its steps. */
function toBooking({ steps: _steps, ...booking }: BookingProgress): OwnRequest['booking'] {
  return booking;
}

/** The state of a request for its customer. Staff may open a withdrawn one again. */
export function findState(
  { openStatuses, completedStatuses, duplicateStatus }: LeadFacts,
  { status }: Pick<StoredLead, 'status'>,
  withdrawnAt: string | null,
): OwnRequest['state'] {
  if (openStatuses.includes(status)) return 'open';
  if (withdrawnAt && status === duplicateStatus) return 'withdrawn';
  return completedStatuses.includes(status) ? 'completed' : 'closed';
}

/** Whether the customer can still write: the request is open, or was closed less than 90 days ago. */
export function isActive(
  { openStatuses }: LeadFacts,
  { status, updatedAt }: Pick<StoredLead, 'status' | 'updatedAt'>,
  closedAt = updatedAt,
  now = Date.now(),
): boolean {
  return (
    openStatuses.includes(status) || now - Date.parse(closedAt) < activeDaysAfterClosing * dayMs
  );
}

/** Reads when a request got its present status; undefined if it never changed. */
export async function findClosedAt(
  db: Db,
  { facts }: Lead,
  { _id, status }: Pick<StoredLead, '_id' | 'status'>,
): Promise<string | undefined> {
  const entry = await findEntry(db, { kind: facts.slug, recordId: _id }, 'status');
  return entry?.changes?.status?.to === status ? entry.at : undefined;
}

const toMessage = ({ _id, at, by, text }: TimelineEntry): OwnMessage => ({
  _id,
  at,
  from: by === null ? 'customer' : 'dealer',
  text,
});

async function readDealer(db: Db, dealerId: string | null): Promise<OwnRequest['dealer']> {
  if (dealerId === null) return null;
  const { name, city, address, phone, map, whatsapp } = dealers;
  const [dealer] = await db
    .select({ name, city, address, phone, map, whatsapp })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)));
  return dealer ?? null;
}

async function readAppointment(
  { database: { db }, links }: Services,
  { facts }: Lead,
  requestId: string,
): Promise<OwnRequest['appointment']> {
  if (!facts.appointment) return null;
  const found = await findAppointment(db, eq(appointments.requestId, requestId));
  if (!found) return null;
  const { _id, kind, startAt, status } = found;
  return { kind, startAt, status, url: buildAppointmentPath(await links.createToken(_id)) };
}

/** Lists the fields that customers of a type correct: its name, and the phone number. */
export const listCorrectable = ({ named }: LeadFacts): CorrectedField[] =>
  correctedFields.filter((name) => name === 'phone' || named.includes(name));

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Masks an address: 'b…@mail.example'. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@');

/** Describes a request for its customer. */
async function describeRequest(
  services: Services,
  { lead, request, own }: LinkedRequest,
): Promise<OwnRequest> {
  const { db } = services.database;
  const { facts } = lead;
  const { _id, createdAt, status, dealerId, firstResponseAt } = request;
  const isBooking = lead === vehicleBookingLead;
  const [entries, step, dealer, appointment, progress] = await Promise.all([
    listVisibleEntries(db, { kind: facts.slug, recordId: _id }),
    services.readNextStep(lead, request),
    readDealer(db, dealerId),
    readAppointment(services, lead, _id),
    isBooking ? readBookingProgress(db, _id) : null,
  ]);
  const times = findTimes(entries);
  const active = isActive(facts, request, times.get(status));
  return {
    kind: facts.slug,
    reference: formatReference(_id),
    sentAt: createdAt,
    state: findState(facts, request, own?.withdrawnAt ?? null),
    status,
    isAnswered: firstResponseAt !== null,
    steps: progress
      ? listBookingSteps(facts, request, times, progress)
      : listSteps(facts, request, times),
    step,
    dealer,
    appointment,
    booking: progress && toBooking(progress),
    quoteCode: toText(request.quoteCode),
    verifyCode: toText(request.verifyCode),
    messages: entries.filter(({ isVisible }) => isVisible).map(toMessage),
    isActive: active,
    isWithdrawable: facts.openStatuses.includes(status),
    canAddEmail: active && !toText(request.email),
    unconfirmedEmail: own?.unconfirmedEmail ? maskEmail(own.unconfirmedEmail) : null,
    correctable: listCorrectable(facts),
    corrected: correctedFields.filter((name) => own?.correction?.[name]),
  };
}

/** Notes that the customer read the messages of staff, once per message. */
async function markSeen(
  db: Db,
  { lead, request, own }: LinkedRequest,
  messages: readonly OwnMessage[],
): Promise<void> {
  const newest = messages.findLast(({ from }) => from === 'dealer');
  if (!newest || (own?.seenAt && own.seenAt >= newest.at)) return;
  const seenAt = new Date().toISOString();
  await db
    .insert(ownRequests)
    .values({ _id: request._id, kind: lead.facts.slug, seenAt })
    .onConflictDoUpdate({ target: ownRequests._id, set: { seenAt } });
}

/** Reads a request for the customer with its link, and notes that they read it. Throws 'not-found'. */
export async function readOwnRequest(services: Services, token: string): Promise<OwnRequest> {
  const linked = await findLinkedRequest(services, token);
  const described = await describeRequest(services, linked);
  await markSeen(services.database.db, linked, described.messages);
  return described;
}
