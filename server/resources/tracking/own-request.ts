import { and, eq } from 'drizzle-orm';
import type { BookingProgress, BookingStep } from '#contract/bookings/progress.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import {
  activeDaysAfterClosing,
  type CorrectedField,
  correctedFields,
  type OwnMessage,
  type OwnRequest,
  type OwnStep,
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

/** Lists when a request reached its statuses, by the changes in its timeline; the last time counts. */
function findTimes(entries: readonly TimelineEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries
      .filter(({ type }) => type === 'status')
      .map(({ changes, at }) => [String(changes?.status?.to), at]),
  );
}

/**
 * Lists the steps of a request: the statuses of open requests, then that of success. A request that was closed without
 * success shows only the steps that it reached.
 */
export function listSteps(
  { statuses, openStatuses, completedStatuses }: LeadFacts,
  { status, createdAt }: Pick<StoredLead, 'status' | 'createdAt'>,
  times: ReadonlyMap<string, string>,
): OwnStep[] {
  const isDone = completedStatuses.includes(status);
  const isOpen = openStatuses.includes(status);
  const last = isDone ? status : completedStatuses[0];
  const names = Object.keys(statuses).filter(
    (name) => openStatuses.includes(name) || name === last,
  );
  const [first] = names;
  const reachedAt = (name: string) => (name === first ? createdAt : (times.get(name) ?? null));
  if (!isOpen && !isDone) {
    return names
      .filter((name) => reachedAt(name) !== null)
      .map((name) => ({ name, state: 'done', at: reachedAt(name) }));
  }
  const position = names.indexOf(status);
  return names.map((name, index) => {
    if (index > position) return { name, state: 'next', at: null };
    return { name, state: index < position || isDone ? 'done' : 'now', at: reachedAt(name) };
  });
}

/** The steps of a booking by their names in `OwnStep`. */
const stepNames: Record<BookingStep, string> = {
  booked: 'pending',
  confirmed: 'confirmed',
  allotted: 'allotted',
  ready: 'ready',
  delivered: 'completed',
};

/** Lists the steps of a booking: those of its car, which staff enter with their days. */
function listBookingSteps(
  { statuses, openStatuses, completedStatuses }: LeadFacts,
  { status, createdAt }: Pick<StoredLead, 'status' | 'createdAt'>,
  times: ReadonlyMap<string, string>,
  { steps }: Pick<BookingProgress, 'steps'>,
): OwnStep[] {
  const isOpen = openStatuses.includes(status);
  const last = isOpen ? steps.findLastIndex(({ isDone }) => isDone) : -1;
  const [first] = Object.keys(statuses);
  return steps.flatMap(({ name: step, isDone, at }, index) => {
    const name = stepNames[step];
    if (!isDone && !isOpen && !completedStatuses.includes(status)) return [];
    const state = index === last ? 'now' : isDone ? 'done' : 'next';
    return [{ name, state, at: name === first ? createdAt : (at ?? times.get(name) ?? null) }];
  });
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
