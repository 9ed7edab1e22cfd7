import { eq, type SQL, sql } from 'drizzle-orm';
import { isBlocking } from '#contract/appointments/appointment.ts';
import { formatAddress, timeIsKept, toBring } from '#contract/appointments/appointment-text.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { isEmailAddress } from '#contract/leads/timeline.ts';
import { heldUntil } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { renderText } from '#server/platform/mail/html.ts';
import { chooseSenderAddress, senderName } from '#server/platform/mail/message.ts';
import { deleteQueued, type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import {
  buildCalendarEvent,
  buildInvitation,
  findOldTime,
  formatAppointmentTime,
  formatMove,
  formatPurpose,
} from './calendar-file.ts';
import { buildDealerNotice } from './dealer-notice.ts';
import { type AppointmentLinks, buildOwnUrl } from './links.ts';
import { findNextReminder } from './new-appointment.ts';
import {
  findRequestType,
  readDealerFacts,
  type StoredAppointment,
  vehicleToShow,
} from './read-appointment.ts';
import { appointments, isBlocking as isBlockingRow } from './schema.ts';

/** The dependencies of emails about appointments. */
export interface NoticeServices {
  db: Db;
  env: Env;
  links: AppointmentLinks;
}

/** Why an email about an appointment is sent. */
type Reason = 'announced' | 'reminded';

/** How many appointments one transaction handles. */
const batchSize = 20;

const openingsOfMoved: Partial<Record<StoredAppointment['status'], string>> = {
  requested: `Your appointment is moved. ${timeIsKept}`,
  confirmed: 'Your appointment is moved, and it is confirmed.',
};

const openings: Record<Reason, Partial<Record<StoredAppointment['status'], string>>> = {
  announced: {
    requested: timeIsKept,
    confirmed: 'Your appointment is confirmed.',
    cancelled: 'Your appointment is cancelled.',
  },
  reminded: {
    requested: 'This is a reminder of your appointment.',
    confirmed: 'This is a reminder of your appointment.',
  },
};

/** Selects an appointment as its customer sees it: cancelled while its request is in the trash. */
const showToCustomer = (appointment: StoredAppointment): StoredAppointment =>
  appointment.deletedAt !== null && isBlocking(appointment.status)
    ? { ...appointment, status: 'cancelled' }
    : appointment;

/** Reads the address, the vehicle and the dealer that an email about an appointment needs; null without an address. */
export async function readNoticeFacts(
  tx: Db,
  appointment: Pick<StoredAppointment, 'kind' | 'requestId' | 'dealerId'>,
) {
  const { table } = findRequestType(appointment.kind);
  const [request] = await tx
    .select({
      email: sql<string | null>`${findColumn(table, 'email')}`,
      vehicle: vehicleToShow(table),
    })
    .from(table)
    .where(eq(table._id, appointment.requestId));
  if (!request || !isEmailAddress(request.email)) return null;
  return {
    recipient: request.email,
    vehicle: request.vehicle,
    dealer: await readDealerFacts(tx, appointment.dealerId),
  };
}

type Facts = NonNullable<Awaited<ReturnType<typeof readNoticeFacts>>>;

function buildText(
  appointment: StoredAppointment,
  { vehicle, dealer }: Facts,
  { reason, url }: { reason: Reason; url: string },
): string {
  const { kind, status, startAt, requestId } = appointment;
  const movedFrom = reason === 'announced' ? findOldTime(appointment) : null;
  const isToCome = isBlocking(status);
  // The page of an appointment is gone with its request.
  const isGone = appointment.deletedAt !== null;
  const place = dealer && `${dealer.name}\n${formatAddress(dealer)}\n${dealer.phone}`;
  return [
    movedFrom ? openingsOfMoved[status] : openings[reason][status],
    [
      formatPurpose(kind, vehicle),
      `${formatAppointmentTime(startAt)}, Pakistan time`,
      movedFrom && `Before: ${formatAppointmentTime(movedFrom)}`,
      `Reference: ${formatReference(requestId)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    isToCome && place,
    isToCome && dealer?.map && `Map:\n${dealer.map}`,
    isToCome && toBring[kind],
    !isGone &&
      `${isToCome ? 'See, move or cancel your appointment' : 'See your appointment'}:\n${url}`,
    !isGone && 'Anyone who has this link can change the appointment, so keep it to yourself.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const subjects: Record<Reason, Partial<Record<StoredAppointment['status'], string>>> = {
  announced: { requested: 'received', confirmed: 'confirmed', cancelled: 'cancelled' },
  reminded: { requested: 'reminder', confirmed: 'reminder' },
};

/** Builds the subject of an email about an appointment; null if there is nothing to report. */
function buildSubject(appointment: StoredAppointment, reason: Reason): string | null {
  const movedFrom = reason === 'announced' ? findOldTime(appointment) : null;
  if (movedFrom) return formatMove(appointment, movedFrom);
  const { kind, status, startAt } = appointment;
  const state = subjects[reason][status];
  return state ? `${appointmentKinds[kind]} ${state}: ${formatAppointmentTime(startAt)}` : null;
}

/**
 * Builds the email about an appointment to its customer; null if there is no address, or nothing to send, e.g. a
 * reminder whose dealer no longer exists.
 */
async function buildNotice(
  tx: Db,
  services: NoticeServices,
  appointment: StoredAppointment,
  reason: Reason,
): Promise<Email | null> {
  const { _id } = appointment;
  const subject = buildSubject(appointment, reason);
  const facts = subject ? await readNoticeFacts(tx, appointment) : null;
  if (!subject || !facts || (reason === 'reminded' && !facts.dealer)) return null;
  const { env } = services;
  const origin = siteOrigin(env);
  const url = await buildOwnUrl(services, _id);
  const event = buildCalendarEvent(appointment, facts, { origin, url });
  const organizer = { name: senderName, email: chooseSenderAddress(env) };
  const text = buildText(appointment, facts, { reason, url });
  return {
    recipient: facts.recipient,
    subject,
    text,
    // The map's address is from staff, so it may be a link.
    ...(facts.dealer?.map && { html: renderText(text, origin, [facts.dealer.map]) }),
    subjectId: _id,
    ...(facts.dealer && { replyTo: facts.dealer.email }),
    ...(reason === 'announced' && {
      calendar: buildInvitation(event, { organizer, attendee: facts.recipient }),
    }),
  };
}

/** The conditions for appointments with a change to email, and for those with a due reminder. */
export const isUnannounced = sql`announced_sequence < sequence`;
export const isReminderDue = sql`next_reminder_at <= clock_timestamp() and ${isBlockingRow}`;

/**
 * The condition for appointments whose request was not deleted just now: the back office offers Undo for 10 seconds,
 * and customers should not be notified of a mistake.
 */
const isDeletionFinal = sql`(deleted_at is null or deleted_at < clock_timestamp() - interval '15 seconds')`;

/** Locks appointments with a due email; other processes skip them. After a restore, older ones are held for staff. */
const lockDue = (tx: Db, condition: SQL): Promise<StoredAppointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(condition)
    .limit(batchSize)
    .for('update', { skipLocked: true });

/**
 * Queues an email about each appointment that has changed since its customer's last email, and one to the dealer if the
 * customer moved it. Several changes in a row cause one email. Returns how many appointments it handled.
 */
export async function announceAppointments(services: NoticeServices): Promise<number> {
  return await services.db.transaction(async (tx) => {
    const changed = await lockDue(
      tx,
      sql`${isUnannounced} and ${isDeletionFinal} and updated_at > ${heldUntil}`,
    );
    for (const appointment of changed.map(showToCustomer)) {
      const notices = [
        await buildNotice(tx, services, appointment, 'announced'),
        await buildDealerNotice(tx, services.env, appointment),
      ];
      await deleteQueued(tx, appointment._id);
      const emails = notices.filter((email) => email !== null);
      if (emails.length > 0) await queueEmails(tx, emails);
      await tx
        .update(appointments)
        .set({ announcedSequence: appointment.sequence })
        .where(eq(appointments._id, appointment._id));
    }
    return changed.length;
  });
}

/** Queues due reminders of appointments. Returns how many appointments it handled. */
export async function remindCustomers(services: NoticeServices): Promise<number> {
  return await services.db.transaction(async (tx) => {
    const due = await lockDue(tx, sql`${isReminderDue} and next_reminder_at > ${heldUntil}`);
    for (const appointment of due) {
      const isToCome = Date.parse(appointment.startAt) > Date.now();
      const email = isToCome ? await buildNotice(tx, services, appointment, 'reminded') : null;
      if (email) await queueEmails(tx, [email]);
      await tx
        .update(appointments)
        .set({ nextReminderAt: findNextReminder(appointment.startAt), movedFrom: null })
        .where(eq(appointments._id, appointment._id));
    }
    return due.length;
  });
}
