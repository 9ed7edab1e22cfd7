import { formatRupees } from '#contract/format/rupees.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { EmailLimiter, VisitorEmail } from '#server/platform/mail/email-limiter.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import { buildDeskNotice } from './desk-notice.ts';

interface Received {
  facts: LeadFacts;
  id: string;
  supportEmail: string | undefined;
  /** Whether staff entered the request for the customer. */
  isEnteredByStaff: boolean;
  /** A booking's code, and the page that verifies it. */
  verification: { code: string; page: string } | null;
  /** What a booking is stored with, in whole rupees; null if no sum was shown. */
  price: number | null;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Builds the email that confirms a request to the visitor. It repeats no typed text, not even the name: anyone can
 * enter any address, and the email would send a stranger's text under our name.
 */
function buildAcknowledgement(recipient: string, received: Received): Email {
  const { facts, id, supportEmail, isEnteredByStaff, verification, price } = received;
  const reference = formatReference(id);
  const paragraphs = [
    isEnteredByStaff
      ? 'Thank you for contacting us. We have written your request down.'
      : 'Thank you for writing to us. Your request has arrived.',
    `Request: ${capitalize(facts.texts.noun.one)}\nReference: ${reference}${price === null ? '' : `\nPrice: ${formatRupees(price)}, with freight`}`,
    verification &&
      `Code of your booking: ${formatCode(verification.code)}\nAnyone whom you show it can check on ${verification.page} that your booking is genuine. We never ask for cash or for a payment to a private account: the accounts on that page are our only ones.`,
    'What happens next: our team looks at your request and contacts you. There is nothing more for you to do until then.',
    supportEmail &&
      `To add something or to ask about your request, write to ${supportEmail} and quote your reference.`,
    `If you did not ${isEnteredByStaff ? 'make' : 'send us'} a request, someone has entered your address by mistake, and you can ignore this email.`,
  ];
  return {
    recipient,
    subject: `We have received your request ${reference}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
  };
}

/** The request of the emails; `repeatKey` is equal for repeated requests. */
interface EmailReason {
  facts: LeadFacts;
  record: Record<string, unknown>;
  repeatKey: string;
  /** Whether staff entered it. The limits for visitors do not apply to staff, who do not enter strangers' addresses. */
  isEnteredByStaff?: boolean;
}

/** Builds the email to the sender of the request; null without an email address. */
function findVisitorEmail({ facts, record, repeatKey }: EmailReason): VisitorEmail | null {
  const { email, ipAddress } = record;
  if (typeof email !== 'string') return null;
  return { recipient: email, sender: String(ipAddress), subject: `${facts.slug} ${repeatKey}` };
}

/** The sum that a booking's page showed: it is stored with no other. */
const findPrice = ({ shownPrice }: Record<string, unknown>) => Number(shownPrice) || null;

const findVerification = ({ verifyCode }: Record<string, unknown>, origin: string) =>
  typeof verifyCode === 'string' ? { code: verifyCode, page: `${origin}/verify` } : null;

/** The emails about a request, at most one of each. */
interface WrittenEmails {
  toVisitor: Email[];
  toStaff: Email[];
}

/** Builds the emails about a request. */
export interface EmailWriter {
  write: (reason: EmailReason) => WrittenEmails;
  /** Call it if storing failed, so that the emails of the request do not count against the limits. */
  takeBack: (reason: EmailReason) => void;
}

/**
 * Creates the email writer: an acknowledgement to a visitor with an email address, and a notice to DESK_EMAIL if that
 * is set.
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
      const { isEnteredByStaff = false } = reason;
      // A request over the limit is stored without an acknowledgement.
      if (visitorEmail && (isEnteredByStaff || limiter.allows(visitorEmail))) {
        const verification = findVerification(record, siteOrigin(env));
        const received = {
          ...{ facts, id, supportEmail: SUPPORT_EMAIL, isEnteredByStaff, verification },
          price: findPrice(record),
        };
        toVisitor.push(buildAcknowledgement(visitorEmail.recipient, received));
      }
      const toStaff = DESK_EMAIL
        ? [buildDeskNotice(DESK_EMAIL, { facts, id, record, office })]
        : [];
      return { toVisitor, toStaff };
    },
    takeBack: (reason) => {
      const visitorEmail = findVisitorEmail(reason);
      if (visitorEmail && !reason.isEnteredByStaff) limiter.giveBack(visitorEmail);
    },
  };
}
