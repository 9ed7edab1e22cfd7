import { eq, sql } from 'drizzle-orm';
import {
  type emailCodeInput,
  type OwnRequest,
  type ownEmailInput,
  ownRequestMessages,
} from '#contract/tracking/own-request.ts';
import type { z } from '#contract/zod.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { newId } from '#server/platform/new-id.ts';
import { changeRecord } from '#server/records/records.ts';
import { buildCodeEmail } from '#server/resources/leads/email/message-email.ts';
import { buildLeadRecords } from '#server/resources/leads/lead-records.ts';
import { ownRequests } from '#server/resources/leads/own-page/schema.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { recordChanges } from '#server/resources/leads/timeline/record-changes.ts';
import * as faultWords from '#words/contract/input';
import { actor, changeLinked, type LockedRequest, storeOwn } from './change-own-request.ts';

/** Who has a link, and the IP address that their request came from. */
export interface Visitor {
  token: string;
  sender: string;
}

const maxWrongCodes = 5;

/** Throws a conflict if a request has an address: it was confirmed by who got the acknowledgement there. */
function refuseSecondAddress({ request }: LockedRequest): void {
  if (request.email) throw new AppError('conflict', ownRequestMessages.hasEmail);
}

/**
 * Sends a code to an address for a request without one. Throws as `changeLinked`, a conflict if it has an address, and
 * 'too-many' over the limits of emails to visitors.
 */
export const addEmail = (
  services: SubmissionServices,
  { token, sender }: Visitor,
  { email: recipient }: z.output<typeof ownEmailInput>,
): Promise<OwnRequest> =>
  changeLinked(services, token, async (locked) => {
    refuseSecondAddress(locked);
    const { tx, lead, request } = locked;
    const subject = `code ${request._id} ${newId()}`;
    if (!services.emailLimiter.allows({ recipient, sender, subject })) {
      throw new AppError('too-many', faultWords.tooMany);
    }
    const linked = { kind: lead.facts.slug, id: request._id };
    const code = await services.requestLinks.createEmailCode(linked, recipient);
    await storeOwn(locked, { unconfirmedEmail: recipient, wrongCodes: 0 });
    await queueEmails(tx, [buildCodeEmail({ recipient, language: request.language, code })]);
  });

const refuseCode = () => invalidInput([{ field: 'code', message: ownRequestMessages.wrongCode }]);

/**
 * Stores the address of a request after its code. Confirming twice is not an error. Throws as `changeLinked`, and
 * 'invalid' for a wrong code; after five of them the address must be added again.
 */
export async function confirmEmail(
  services: SubmissionServices,
  token: string,
  { code: typed }: z.output<typeof emailCodeInput>,
): Promise<OwnRequest> {
  let isWrong = false;
  const changed = await changeLinked(services, token, async ({ tx, lead, request }) => {
    const isOwn = eq(ownRequests._id, request._id);
    const [own] = await tx.select().from(ownRequests).where(isOwn);
    const email = own?.unconfirmedEmail ?? request.email;
    const linked = { kind: lead.facts.slug, id: request._id };
    const code =
      typeof email === 'string' && (await services.requestLinks.createEmailCode(linked, email));
    isWrong = code !== typed || (own?.wrongCodes ?? 0) >= maxWrongCodes;
    // The count is stored although the code is refused, so nothing is thrown in here.
    if (isWrong) {
      await tx
        .update(ownRequests)
        .set({ wrongCodes: sql`${ownRequests.wrongCodes} + 1` })
        .where(isOwn);
      return;
    }
    await tx.update(ownRequests).set({ unconfirmedEmail: null, wrongCodes: 0 }).where(isOwn);
    if (request.email === email) return;
    const records = buildLeadRecords(lead);
    const change = { changes: { email }, basedOn: undefined, actor };
    const stored = await changeRecord(tx, records, request._id, change);
    await recordChanges(tx, lead, actor, stored);
  });
  if (isWrong) throw refuseCode();
  return changed;
}
