import { eq } from 'drizzle-orm';
import { moveAnchor } from '#contract/appointments/appointment-text.ts';
import type { Closure, HitAppointment, OffersMade } from '#contract/appointments/closures.ts';
import { requestSlugs } from '#contract/appointments/kinds.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { formatAppointmentTime } from '#contract/format/in-languages.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { appointmentWords, formatPurpose } from '#server/resources/appointments/calendar-file.ts';
import { addEntries } from '#server/resources/leads/timeline/entries.ts';
import { buildOwnUrl } from '../links.ts';
import { type NoticeServices, readNoticeFacts } from '../notices.ts';
import { findRequestType } from '../read-appointment.ts';
import type { SlotRequest } from '../read-plan.ts';
import { closureOffers } from '../schema.ts';
import { readOffer } from '../slots.ts';
import { listHitAppointments } from './hit-appointments.ts';

/** Who offers other times. */
interface Offerer {
  viewer: Viewer;
  actor: Actor;
}

type Facts = NonNullable<Awaited<ReturnType<typeof readNoticeFacts>>>;

/** Records that a customer is offered other times because of a closure; false if it was recorded before. */
async function claimOffer(tx: Db, closureId: string, appointmentId: string): Promise<boolean> {
  const claimed = await tx
    .insert(closureOffers)
    .values({ closureId, appointmentId, at: new Date().toISOString() })
    .onConflictDoNothing()
    .returning({ appointmentId: closureOffers.appointmentId });
  return claimed.length > 0;
}

/** Builds the input for finding an appointment's slots. */
async function readSlotRequest(
  db: Db,
  { kind, requestId, vehicle }: HitAppointment,
  dealerId: string,
): Promise<SlotRequest> {
  const { table } = findRequestType(kind);
  if (kind !== 'service') return { kind, dealerId, vehicle };
  const [request] = await db
    .select({ serviceType: findColumn(table, 'selectedServiceType') })
    .from(table)
    .where(eq(table._id, requestId));
  return { kind, dealerId, vehicle, serviceType: String(request?.serviceType) };
}

/** Lists the next free times of an appointment's dealer, as slots, excluding those during the closure. */
async function listNext(db: Db, hit: HitAppointment): Promise<string[]> {
  if (hit.dealerId === null) return [];
  const request = await readSlotRequest(db, hit, hit.dealerId);
  return (await readOffer(db, request, hit.startAt, hit._id)).next;
}

/** Builds the text of the email: each time is a link to the appointment's page. */
function buildText(
  { kind, startAt, requestId }: HitAppointment,
  { language, vehicle, dealer }: Facts,
  { reason, url, next }: { reason: string; url: string; next: readonly string[] },
): string {
  const words = appointmentWords[language];
  const formatTime = (moment: string) => formatAppointmentTime(language, moment);
  const times = next.map(
    (slot) => `${formatTime(slotToMoment(slot))}:\n${url}?slot=${slot}#${moveAnchor}`,
  );
  return [
    words.weAreClosed(reason),
    [
      formatPurpose(language, kind, vehicle),
      words.timeInPakistan(formatTime(startAt)),
      words.reference(formatReference(requestId)),
    ].join('\n'),
    ...(times.length > 0 ? [words.chooseOne, ...times] : []),
    `${times.length > 0 ? words.seeOtherTimes : words.seeAllTimes}\n${url}`,
    dealer &&
      [words.orCallUs, ...[`${dealer.name}, ${dealer.city}`, dealer.phone].map(words.stored)].join(
        '\n',
      ),
    words.keepLink,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Adds an offer to the timeline of its request and to the audit, with its times as ISO 8601 in UTC. */
async function recordOffer(
  tx: Db,
  { kind: appointmentKind, requestId: recordId }: HitAppointment,
  { actor }: Offerer,
  { reason, next }: { reason: string; next: readonly string[] },
): Promise<void> {
  const kind = requestSlugs[appointmentKind];
  const times = next.length > 0 ? next.map(slotToMoment).join(' · ') : 'no free time';
  const text = `Other times offered by email (${reason}): ${times}`;
  await addEntries(tx, { kind, recordId }, [{ type: 'appointment', by: actor.username, text }]);
  await recordAudit(tx, actor, { kind, recordId, before: {}, after: { appointment: text } });
}

/** Offers one customer other times, in one transaction. Returns whether an email was queued now. */
async function offerTo(
  services: NoticeServices,
  { _id, reason }: Closure,
  hit: HitAppointment,
  offerer: Offerer,
): Promise<boolean> {
  const next = await listNext(services.db, hit);
  return await services.db.transaction(async (tx) => {
    const facts = await readNoticeFacts(tx, hit);
    if (!facts || !(await claimOffer(tx, _id, hit._id))) return false;
    const { language } = facts;
    const url = await buildOwnUrl(services, hit._id, language);
    const time = formatAppointmentTime(language, hit.startAt);
    await queueEmails(tx, [
      {
        recipient: facts.recipient,
        language,
        subject: appointmentWords[language].chooseAnotherTime(time),
        text: buildText(hit, facts, { reason, url, next }),
        subjectId: hit._id,
        ...(facts.dealer && { replyTo: facts.dealer.email }),
      },
    ]);
    await recordOffer(tx, hit, offerer, { reason, next });
    return true;
  });
}

/**
 * Emails three other times to each customer with an appointment during a closure, once per appointment and closure.
 * Wake the mail worker afterwards. Returns how many were emailed, and those without an address.
 */
export async function offerOtherTimes(
  services: NoticeServices,
  closure: Closure,
  offerer: Offerer,
): Promise<OffersMade> {
  const hits = await listHitAppointments(services.db, closure, offerer.viewer);
  let emailed = 0;
  for (const hit of hits.filter(({ hasEmail, offeredAt }) => hasEmail && offeredAt === null)) {
    if (await offerTo(services, closure, hit, offerer)) emailed += 1;
  }
  return { emailed, withoutAddress: hits.filter(({ hasEmail }) => !hasEmail) };
}
