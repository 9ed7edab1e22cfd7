import { eq, type SQL, sql } from 'drizzle-orm';
import { isBlocking } from '#contract/appointments/appointment.ts';
import { formatAddress } from '#contract/appointments/appointment-text.ts';
import { appointmentNames, formatAppointmentTime } from '#contract/format/in-languages.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { isEmailAddress } from '#contract/leads/timeline.ts';
import type { Language } from '#contract/site/language.ts';
import { heldUntil } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { renderText } from '#server/platform/mail/html.ts';
import { chooseSenderAddress, senderName } from '#server/platform/mail/message.ts';
import { deleteQueued, type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import {
  appointmentWords,
  buildCalendarEvent,
  buildInvitation,
  findOldTime,
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

/** Says what has happened to an appointment; undefined if its customer need not know. */
function findOpening(
  language: Language,
  { status }: StoredAppointment,
  { reason, isMoved }: { reason: Reason; isMoved: boolean },
): string | undefined {
  const words = appointmentWords[language];
  const { timeIsKept } = appointmentNames[language];
  if (reason === 'reminded') return isBlocking(status) ? words.isReminder : undefined;
  if (status === 'cancelled') return words.isCancelled;
  if (status === 'confirmed') return isMoved ? words.isMovedAndConfirmed : words.isConfirmed;
  if (status === 'requested') return isMoved ? words.isMoved(timeIsKept) : timeIsKept;
  return undefined;
}

/** Selects an appointment as its customer sees it: cancelled while its request is in the trash. */
const showToCustomer = (appointment: StoredAppointment): StoredAppointment =>
  appointment.deletedAt !== null && isBlocking(appointment.status)
    ? { ...appointment, status: 'cancelled' }
    : appointment;

/** Reads the address, the language, the vehicle and the dealer that an email about an appointment needs; null without an address. */
export async function readNoticeFacts(
  tx: Db,
  appointment: Pick<StoredAppointment, 'kind' | 'requestId' | 'dealerId'>,
) {
  const { table } = findRequestType(appointment.kind);
  const [request] = await tx
    .select({
      email: sql<string | null>`${findColumn(table, 'email')}`,
      language: sql<Language>`${table.language}`,
      vehicle: vehicleToShow(table),
    })
    .from(table)
    .where(eq(table._id, appointment.requestId));
  if (!request || !isEmailAddress(request.email)) return null;
  return {
    recipient: request.email,
    language: request.language,
    vehicle: request.vehicle,
    dealer: await readDealerFacts(tx, appointment.dealerId),
  };
}

type Facts = NonNullable<Awaited<ReturnType<typeof readNoticeFacts>>>;

function buildText(
  appointment: StoredAppointment,
  { language, vehicle, dealer }: Facts,
  { reason, url }: { reason: Reason; url: string },
): string {
  const words = appointmentWords[language];
  const { kind, status, startAt, requestId } = appointment;
  const movedFrom = reason === 'announced' ? findOldTime(appointment) : null;
  const isToCome = isBlocking(status);
  // The page of an appointment is gone with its request.
  const isGone = appointment.deletedAt !== null;
  return [
    findOpening(language, appointment, { reason, isMoved: movedFrom !== null }),
    [
      formatPurpose(language, kind, vehicle),
      words.timeInPakistan(formatAppointmentTime(language, startAt)),
      movedFrom && words.before(formatAppointmentTime(language, movedFrom)),
      words.reference(formatReference(requestId)),
    ]
      .filter(Boolean)
      .join('\n'),
    isToCome &&
      dealer &&
      [dealer.name, formatAddress(dealer), dealer.phone].map(words.stored).join('\n'),
    isToCome && dealer?.map && `${words.map}\n${dealer.map}`,
    isToCome && appointmentNames[language].toBring[kind],
    !isGone && `${isToCome ? words.seeMoveOrCancel : words.seeAppointment}\n${url}`,
    !isGone && words.keepLink,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Builds the subject of an email about an appointment; null if there is nothing to report. */
function buildSubject(
  language: Language,
  appointment: StoredAppointment,
  reason: Reason,
): string | null {
  const movedFrom = reason === 'announced' ? findOldTime(appointment) : null;
  if (movedFrom) return formatMove(language, appointment, movedFrom);
  const { kind, status, startAt } = appointment;
  const words = appointmentWords[language];
  const name = appointmentNames[language].kinds[kind];
  const time = formatAppointmentTime(language, startAt);
  if (reason === 'reminded') return isBlocking(status) ? words.reminder(name, time) : null;
  if (status === 'requested') return words.received(name, time);
  if (status === 'confirmed') return words.confirmed(name, time);
  return status === 'cancelled' ? words.cancelled(name, time) : null;
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
  const facts = await readNoticeFacts(tx, appointment);
  if (!facts || (reason === 'reminded' && !facts.dealer)) return null;
  const { language, dealer, recipient } = facts;
  const subject = buildSubject(language, appointment, reason);
  if (!subject) return null;
  const { env } = services;
  const origin = siteOrigin(env);
  const url = await buildOwnUrl(services, _id, language);
  const event = buildCalendarEvent(appointment, facts, { origin, url });
  const organizer = { name: senderName, email: chooseSenderAddress(env) };
  const text = buildText(appointment, facts, { reason, url });
  return {
    recipient,
    language,
    subject,
    text,
    // The map's address is from staff, so it may be a link.
    ...(dealer?.map && {
      html: renderText(text, { origin, language, addresses: [dealer.map] }),
    }),
    subjectId: _id,
    ...(dealer && { replyTo: dealer.email }),
    ...(reason === 'announced' && {
      calendar: buildInvitation(event, { organizer, attendee: recipient }),
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
