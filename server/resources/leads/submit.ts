import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import { runInTransaction } from '#server/platform/db/statements.ts';
import {
  computeExpiry,
  idempotencyConflict,
} from '#server/platform/idempotency/idempotency-key.ts';
import { newId } from '#server/platform/new-id.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import type { NewAppointment } from '#server/resources/appointments/new-appointment.ts';
import { newCode } from '#server/resources/verify/read.ts';
import type { Lead } from './lead.ts';
import {
  buildReceipt,
  findRepeat,
  hashSubmission,
  hasVerifyCode,
  type Submission,
  type Submitted,
} from './submission.ts';
import type { SubmissionServices } from './submission-services.ts';
import type { NewRequest } from './submit-statement.ts';

/** Builds a row of the type's table, without the columns that are null. */
function buildRow({ facts, table }: Lead, { input, sender, taken }: Submission) {
  const now = new Date().toISOString();
  return {
    ...input,
    ...sender,
    ...taken?.answerer,
    _id: newId(),
    status: Object.keys(facts.statuses)[0],
    createdAt: now,
    updatedAt: now,
    phoneDigits: parsePhoneDigits(String(input.phone ?? '')),
    ...(hasVerifyCode(table) && { verifyCode: newCode() }),
  };
}

/**
 * Stores a request: the idempotency row, the record, its counts and its emails in one statement, so that either all or
 * none are on disk. The same input with the same key stores nothing and returns the first receipt; another input with
 * that key throws a conflict.
 */
export async function submitLead(
  services: SubmissionServices,
  lead: Lead,
  submission: Submission,
): Promise<Submitted> {
  const row = buildRow(lead, submission);
  const bodyHash = hashSubmission(submission);
  const [next, token] = await Promise.all([
    services.readNextStep(lead, row),
    services.requestLinks.createToken({ kind: lead.facts.slug, id: row._id }),
  ]);
  if (await store(services, lead, { ...submission, row, bodyHash, next, token })) {
    const { verifyCode } = row;
    return { receipt: buildReceipt(row._id, { token, verifyCode, next }), isRepeat: false };
  }
  const repeat = await findRepeat(services, lead, submission);
  if (repeat) return repeat;
  throw idempotencyConflict();
}

interface NewSubmission
  extends Pick<Submission, 'idempotencyKey' | 'taken' | 'appointment' | 'check'> {
  row: ReturnType<typeof buildRow>;
  bodyHash: string;
  next: NextStep | null;
  /** The token of the request's link. */
  token: string;
}

/**
 * Stores a request: batched with others; alone if it has an appointment, whose time may be taken; or in one transaction
 * with its checks and the entry about who entered it.
 */
async function storeRequest(
  { database, requestStore }: Pick<SubmissionServices, 'database' | 'requestStore'>,
  lead: Lead,
  request: NewRequest,
  { taken, check }: Pick<Submission, 'taken' | 'check'>,
): Promise<boolean> {
  const checkStored = lead.checkStored?.(request.row);
  if (taken || check || checkStored) {
    return await runInTransaction(database.pool, async (client, tx) => {
      await check?.(tx);
      const isStored = await requestStore.storeAlone(lead, request, client);
      if (!isStored) return false;
      await checkStored?.(tx);
      await taken?.record(tx, request.row._id);
      return true;
    });
  }
  if (request.appointment) return await requestStore.storeAlone(lead, request);
  return await requestStore.store(lead, request);
}

/** Stores the row; returns false if its key is already stored. */
async function store(
  services: SubmissionServices,
  lead: Lead,
  { row, idempotencyKey, bodyHash, taken, appointment, check, next, token }: NewSubmission,
): Promise<boolean> {
  const { emailWriter, wakeMail } = services;
  const isEnteredByStaff = taken !== undefined;
  const reason = {
    facts: lead.facts,
    record: row,
    repeatKey: idempotencyKey.key,
    isEnteredByStaff,
    next,
    token,
  };
  const { toVisitor, toStaff } = emailWriter.write(reason);
  // The email about the appointment, which follows immediately, is the acknowledgement.
  const written = appointment ? toStaff : [...toVisitor, ...toStaff];
  const emails = written.map((email) => ({ _id: newId(), ...email }));
  const isAnnounced = toVisitor.length === 0;
  const request: NewRequest = {
    row,
    key: idempotencyKey.key,
    bodyHash,
    day: todayInPakistan(new Date(row.createdAt)),
    expiresAt: computeExpiry(idempotencyKey),
    emails,
    appointment: appointment && buildAppointmentRow(appointment, isAnnounced),
  };
  const isStored = await storeRequest(services, lead, request, { taken, check }).catch((error) => {
    emailWriter.takeBack(reason);
    throw error;
  });
  if (isStored && (emails.length > 0 || appointment)) wakeMail();
  return isStored;
}

/** `isAnnounced` suppresses the email: the visitor gave no address, or is over the email limit. */
const buildAppointmentRow = (appointment: NewAppointment, isAnnounced: boolean): NewAppointment =>
  isAnnounced ? { ...appointment, announcedSequence: appointment.sequence } : appointment;
