import type { LeadFacts } from '#contract/lead.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { EmailLimiter, VisitorEmail } from '#server/platform/mail/email-limiter.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import { buildAcknowledgement } from './acknowledgement.ts';
import { buildStaffNotice } from './staff-notice.ts';

/** The request that emails are about; `repeatKey` is the same when the request is repeated. */
interface EmailReason {
  facts: LeadFacts;
  record: Record<string, unknown>;
  repeatKey: string;
  /** Whether staff took it. They are no strangers who enter any address, so the visitors' limits do not count. */
  isTaken?: boolean;
}

/** Returns the email that the sender of the request would get; null without an email address. */
function findVisitorEmail({ facts, record, repeatKey }: EmailReason): VisitorEmail | null {
  const { email, ipAddress } = record;
  if (typeof email !== 'string') return null;
  return { recipient: email, sender: String(ipAddress), subject: `${facts.slug} ${repeatKey}` };
}

const findVerification = ({ verifyCode }: Record<string, unknown>, origin: string) =>
  typeof verifyCode === 'string' ? { code: verifyCode, page: `${origin}/verify` } : null;

/** The emails that a request sends, each at most one. */
interface WrittenEmails {
  toVisitor: Email[];
  toStaff: Email[];
}

/** Builds the emails that a request sends. */
export interface EmailWriter {
  write: (reason: EmailReason) => WrittenEmails;
  /** Call it if storing failed, so that the emails of the request do not count against the limits. */
  takeBack: (reason: EmailReason) => void;
}

/**
 * Creates the email writer: an acknowledgement for a visitor who gave an email address, and a notice to
 * DESK_EMAIL if that is set.
 */
export function createEmailWriter(env: Env, adminPath: string, limiter: EmailLimiter): EmailWriter {
  const { DESK_EMAIL, SUPPORT_EMAIL } = env;
  const office = `${siteOrigin(env)}/${adminPath}`;
  return {
    write: (reason) => {
      const { facts, record } = reason;
      const id = String(record._id);
      const toVisitor: Email[] = [];
      const visitorEmail = findVisitorEmail(reason);
      const { isTaken = false } = reason;
      // A request over the limit is stored without an acknowledgement.
      if (visitorEmail && (isTaken || limiter.allows(visitorEmail))) {
        const verification = findVerification(record, siteOrigin(env));
        const received = { facts, id, supportEmail: SUPPORT_EMAIL, isTaken, verification };
        toVisitor.push(buildAcknowledgement(visitorEmail.recipient, received));
      }
      const toStaff = DESK_EMAIL
        ? [buildStaffNotice(DESK_EMAIL, { facts, id, record, office })]
        : [];
      return { toVisitor, toStaff };
    },
    takeBack: (reason) => {
      const visitorEmail = findVisitorEmail(reason);
      if (visitorEmail && !reason.isTaken) limiter.giveBack(visitorEmail);
    },
  };
}
