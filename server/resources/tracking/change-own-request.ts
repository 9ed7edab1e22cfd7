import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { formatAppointmentTime, inLanguages } from '#contract/format/in-languages.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import {
  type callInput,
  type correctionInput,
  maxCallDays,
  type messageInput,
  type OwnRequest,
  ownRequestMessages,
  type withdrawalInput,
} from '#contract/tracking/own-request.ts';
import type { z } from '#contract/zod.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { changeRecord, lockRecord } from '#server/records/records.ts';
import { setLeadStatus } from '#server/resources/leads/change.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { buildLeadRecords, type StoredLead } from '#server/resources/leads/lead-records.ts';
import { ownRequests } from '#server/resources/leads/own-page/schema.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { addEntries } from '#server/resources/leads/timeline/entries.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import {
  findClosedAt,
  findLinkedRequest,
  isActive,
  listCorrectable,
  readOwnRequest,
} from './own-request.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

const wordsIn = inLanguages(english, urdu);

/** The actor of changes by link. No account can have this name. */
export const actor: Actor = { accountId: null, username: '(customer)' };

/** The same text within ten minutes is one message: a form was sent twice. */
const repeatMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
const maxMessagesPerDay = 20;

/** A request that is locked until the transaction ends. */
export interface LockedRequest {
  tx: Db;
  lead: Lead;
  request: StoredLead;
}

/**
 * Runs a change of a link's request in a transaction that locks it, and returns the changed request. Throws 'not-found',
 * and a conflict for a request that was closed 90 days ago.
 */
export async function changeLinked(
  services: SubmissionServices,
  token: string,
  change: (locked: LockedRequest) => Promise<void>,
): Promise<OwnRequest> {
  const { lead, request: found } = await findLinkedRequest(services, token);
  await services.database.db.transaction(async (tx) => {
    const request = await lockRecord(tx, buildLeadRecords(lead), found._id);
    if (!isActive(lead.facts, request, await findClosedAt(tx, lead, request))) {
      throw new AppError('conflict', ownRequestMessages.closed);
    }
    await change({ tx, lead, request });
  });
  return await readOwnRequest(services, token);
}

/** Stores what the customer did on the page of a request; `merged` joins a correction with one that waits. */
export async function storeOwn(
  { tx, lead, request }: LockedRequest,
  values: Partial<typeof ownRequests.$inferInsert>,
  merged?: SQL,
): Promise<void> {
  const set = {
    ...values,
    // Staff answer the oldest message first.
    ...(values.unansweredSince && {
      unansweredSince: sql`coalesce(${ownRequests.unansweredSince}, ${values.unansweredSince})`,
    }),
    ...(merged && { correction: merged }),
  };
  await tx
    .insert(ownRequests)
    .values({ _id: request._id, kind: lead.facts.slug, ...values })
    .onConflictDoUpdate({ target: ownRequests._id, set });
}

/** Lists the customer's messages of the last 24 hours, newest first. */
const listRecent = ({ tx, lead, request }: LockedRequest) =>
  tx
    .select({ text: leadTimeline.text, at: leadTimeline.at })
    .from(leadTimeline)
    .where(
      and(
        eq(leadTimeline.kind, lead.facts.slug),
        eq(leadTimeline.recordId, request._id),
        eq(leadTimeline.type, 'message'),
        isNull(leadTimeline.by),
        gt(leadTimeline.at, new Date(Date.now() - dayMs).toISOString()),
      ),
    )
    .orderBy(desc(leadTimeline.at));

/** Adds a message of the customer, which waits for an answer. Throws 'too-many' after 20 a day. */
async function addMessage(locked: LockedRequest, text: string): Promise<void> {
  const recent = await listRecent(locked);
  const isRepeat = recent.some(
    (one) => one.text === text && Date.now() - Date.parse(one.at) < repeatMs,
  );
  if (isRepeat) return;
  if (recent.length >= maxMessagesPerDay)
    throw new AppError('too-many', ownRequestMessages.tooManyMessages);
  const owner = { kind: locked.lead.facts.slug, recordId: locked.request._id };
  await addEntries(locked.tx, owner, [{ type: 'message', by: null, text, isVisible: true }]);
  await storeOwn(locked, { unansweredSince: new Date().toISOString() });
}

/** Sends a message of the customer. The same text within ten minutes counts once. Throws as `changeLinked`. */
export const writeMessage = (
  services: SubmissionServices,
  token: string,
  { text }: z.output<typeof messageInput>,
): Promise<OwnRequest> => changeLinked(services, token, (locked) => addMessage(locked, text));

/** Throws 'invalid' for a call in the past, or later than in 14 days. */
function requireCallTime(at: string, now = Date.now()): void {
  const wait = Date.parse(at) - now;
  if (wait > 0 && wait < maxCallDays * dayMs) return;
  throw invalidInput([{ field: 'at', message: ownRequestMessages.callTime }]);
}

/**
 * Asks for a call at a time, which becomes the next follow-up of an open request. Throws as `changeLinked`, and
 * 'invalid' for a time out of range.
 */
export const askForCall = (
  services: SubmissionServices,
  token: string,
  { at }: z.output<typeof callInput>,
): Promise<OwnRequest> =>
  changeLinked(services, token, async (locked) => {
    requireCallTime(at);
    const { tx, lead, request } = locked;
    const { language } = request;
    await addMessage(locked, wordsIn[language].callMe(formatAppointmentTime(language, at)));
    if (!lead.facts.openStatuses.includes(request.status)) return;
    await changeRecord(tx, buildLeadRecords(lead), request._id, {
      changes: { nextFollowUp: at },
      basedOn: undefined,
      actor,
    });
  });

/**
 * Proposes a corrected name or phone number, which staff confirm. A newer proposal replaces the same fields. Throws as
 * `changeLinked`.
 */
export const proposeCorrection = (
  services: SubmissionServices,
  token: string,
  typed: z.output<typeof correctionInput>,
): Promise<OwnRequest> =>
  changeLinked(services, token, async (locked) => {
    const { tx, lead, request } = locked;
    const fields = listCorrectable(lead.facts).flatMap((name) =>
      typed[name] && typed[name] !== request[name] ? [[name, typed[name]] as const] : [],
    );
    if (fields.length === 0) return;
    const correction = Object.fromEntries(fields);
    const text = fields
      .map(([name, value]) => `${labelForStaff(lead.facts, name)}: ${value}`)
      .join('\n');
    const owner = { kind: lead.facts.slug, recordId: request._id };
    // Hidden: the page shows no phone number.
    await addEntries(tx, owner, [
      { type: 'message', by: null, text: `Please correct\n${text}`, isVisible: false },
    ]);
    const merged = sql`coalesce(${ownRequests.correction}, '{}'::jsonb) || ${JSON.stringify(correction)}::jsonb`;
    await storeOwn(locked, { correction }, merged);
  });

/**
 * Withdraws an open request; its appointment is cancelled. Withdrawing twice is not an error. Staff can open it again.
 * Throws as `changeLinked`, and a conflict if staff closed it.
 */
export const withdrawRequest = (
  services: SubmissionServices,
  token: string,
  { reason, text }: z.output<typeof withdrawalInput>,
): Promise<OwnRequest> =>
  changeLinked(services, token, async (locked) => {
    const { tx, lead, request } = locked;
    const { openStatuses, duplicateStatus } = lead.facts;
    if (!openStatuses.includes(request.status)) {
      const [own] = await tx.select().from(ownRequests).where(eq(ownRequests._id, request._id));
      if (own?.withdrawnAt && request.status === duplicateStatus) return;
      throw new AppError('conflict', ownRequestMessages.notWithdrawable);
    }
    if (text) await addMessage(locked, text);
    const records = buildLeadRecords(lead);
    const change = { records, id: request._id, actor, basedOn: undefined };
    await setLeadStatus(tx, lead, change, duplicateStatus);
    await storeOwn(locked, { withdrawnAt: new Date().toISOString(), withdrawalReason: reason });
  });
