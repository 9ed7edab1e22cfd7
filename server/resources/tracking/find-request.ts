import { and, eq, sql } from 'drizzle-orm';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import { isEmailAddress } from '#contract/leads/timeline.ts';
import type { findRequestInput, TrackedRequest } from '#contract/leads/tracked-request.ts';
import type { Language } from '#contract/site/language.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import type { Env } from '#server/platform/env.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { newId } from '#server/platform/new-id.ts';
import { hasPhone, toPhoneKey } from '#server/platform/phone-number.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { buildAppointmentPath } from '#server/resources/appointments/links.ts';
import { findAppointment } from '#server/resources/appointments/read-appointment.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { buildLinkEmail } from '#server/resources/leads/email/message-email.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { buildRequestUrl, findLinkVersion } from '#server/resources/leads/own-page/links.ts';
import { leads } from '#server/resources/leads/registry.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';

type Wanted = z.output<typeof findRequestInput>;

/** Types that dealers answer. Applications are personal, and their applicants are called. */
const tracked = leads.filter(({ facts }) => facts.responseMinutes !== null);

const hourMs = 60 * 60 * 1000;
const maxTries = 10;
const maxReferences = 50_000;

/**
 * Counts failed tries per reference and hour, in this process: a reference that somebody saw must not be tried with one
 * phone number after another from many networks.
 */
export class ReferenceTries {
  readonly #failed = new Map<string, number>();
  readonly #isOn: boolean;
  #since = 0;

  /** With `isOn` false, it allows everything. */
  constructor(isOn = true) {
    this.#isOn = isOn;
  }

  isUsedUp(reference: string, now = Date.now()): boolean {
    if (!this.#isOn) return false;
    if (now - this.#since >= hourMs || this.#failed.size >= maxReferences) {
      this.#failed.clear();
      this.#since = now;
    }
    return (this.#failed.get(reference) ?? 0) >= maxTries;
  }

  countFailed(reference: string): void {
    this.#failed.set(reference, (this.#failed.get(reference) ?? 0) + 1);
  }
}

interface Found {
  lead: Lead;
  row: Record<string, unknown> & { _id: string; createdAt: string; status: string };
}

/** Finds the newest request with a reference and a phone number. Every search runs the same queries. */
async function findRow(db: Db, { reference, phone }: Wanted): Promise<Found | null> {
  const found = await Promise.all(
    tracked.map(async (lead): Promise<Found[]> => {
      const { table } = lead;
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            hasPhone({ phone: findColumn(table, 'phone'), phoneDigits: table.phoneDigits }, [
              toPhoneKey(phone),
            ]),
            sql`right(${table._id}::text, 8) = ${reference.toLowerCase()}`,
            isNotTrashed(table),
          ),
        );
      return rows.map((row) => ({ lead, row: row as Found['row'] }));
    }),
  );
  const [newest] = found.flat().sort((a, b) => b.row.createdAt.localeCompare(a.row.createdAt));
  return newest ?? null;
}

function findState(
  { completedStatuses, openStatuses }: LeadFacts,
  { status, firstResponseAt }: Found['row'],
): TrackedRequest['state'] {
  if (completedStatuses.includes(status)) return 'completed';
  if (!openStatuses.includes(status)) return 'closed';
  return firstResponseAt ? 'answered' : 'received';
}

/** Whether the link of an appointment was emailed: only who has no email gets it by reference and phone. */
const hasEmail = ({ email }: Found['row']): boolean => typeof email === 'string' && email !== '';

/** Who asks, and the failed tries of all. */
export interface Seeker {
  tries: ReferenceTries;
  /** The IP address that the request came from. */
  sender: string;
  env: Env;
}

/**
 * Emails the link of a found request to the address on file, and to no other. Returns whether it did: not without an
 * address, and not over the limits of emails to visitors.
 */
async function sendLink(
  { database: { db }, requestLinks, emailLimiter, wakeMail }: SubmissionServices,
  { lead, row }: Found,
  { sender, env }: Seeker,
): Promise<boolean> {
  const { _id: id, email: recipient } = row;
  if (typeof recipient !== 'string' || !isEmailAddress(recipient)) return false;
  if (!emailLimiter.allows({ recipient, sender, subject: `link ${id} ${newId()}` })) return false;
  const token = await requestLinks.createToken(
    { kind: lead.facts.slug, id },
    await findLinkVersion(db, id),
  );
  const language: Language = row.language === 'ur' ? 'ur' : 'en';
  const url = buildRequestUrl(env, token, language);
  await queueEmails(db, [
    buildLinkEmail({ recipient, language, reference: formatReference(id), url }),
  ]);
  wakeMail();
  return true;
}

/** Finds a request for its customer; null alike for an unknown reference and for another phone number. */
export async function findRequest(
  services: SubmissionServices,
  seeker: Seeker,
  wanted: Wanted,
): Promise<TrackedRequest | null> {
  const { database, links, readNextStep } = services;
  const { db } = database;
  const { tries } = seeker;
  if (tries.isUsedUp(wanted.reference)) return null;
  const found = await findRow(db, wanted);
  const step = found && (await readNextStep(found.lead, found.row));
  if (!found || !step) {
    tries.countFailed(wanted.reference);
    return null;
  }
  const { lead, row } = found;
  const appointment = lead.facts.appointment
    ? await findAppointment(db, eq(appointments.requestId, row._id))
    : undefined;
  const path = appointment && buildAppointmentPath(await links.createToken(appointment._id));
  return {
    reference: formatReference(row._id),
    noun: lead.facts.texts.noun.one,
    state: findState(lead.facts, row),
    sentAt: row.createdAt,
    step,
    isLinkSent: await sendLink(services, found, seeker),
    appointment: appointment
      ? {
          kind: appointment.kind,
          startAt: appointment.startAt,
          status: appointment.status,
          url: hasEmail(row) ? null : (path ?? null),
        }
      : null,
  };
}
