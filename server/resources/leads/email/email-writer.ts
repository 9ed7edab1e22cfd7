import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import {
  describePriceTerms,
  formatBookedPrice,
  formatDeadline,
  type NextStep,
} from '#contract/leads/next-step.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
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
  next: NextStep | null;
  /** The day that the visitor would like, YYYY-MM-DD. */
  preferredDay: string | null;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Lists what a request is about, as far as it is known: vehicle, color, dealer and price. */
const describeSubject = (next: NextStep | null): string[] =>
  [
    next?.vehicle && `Vehicle: ${next.vehicle}`,
    next?.color && `Colour: ${next.color}`,
    next?.dealer && `Dealer: ${next.dealer.name}, ${next.dealer.city}`,
    next?.price && `Price: ${formatBookedPrice(next.price, next.isSamplePrice)}`,
  ].filter((line) => typeof line === 'string');

/** Says who answers, from which number and by when. */
function describeNext(next: NextStep | null): string {
  if (!next) {
    return 'What happens next: our team looks at your request and contacts you. There is nothing more for you to do until then.';
  }
  const { dealer, respondBy } = next;
  const who = dealer ? `${dealer.name} contacts you` : 'our team contacts you';
  return [
    `What happens next: ${who} ${formatDeadline(respondBy)}.`,
    dealer &&
      `Phone of the dealer: ${dealer.phone}${dealer.whatsapp ? `\nWhatsApp of the dealer: ${dealer.whatsapp}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Says that nothing is paid yet, and how a booking is cancelled. */
const describePayment = (next: NextStep | null, reference: string): string =>
  `You have paid nothing, and owe nothing yet. To change or cancel your booking, ${next?.dealer ? 'call or write to the dealer' : 'contact us'} with your reference ${reference}.`;

/**
 * Builds the email that confirms a request to the visitor. It repeats no typed text, not even the name: anyone can
 * enter any address, and the email would send a stranger's text under our name.
 */
function buildAcknowledgement(recipient: string, received: Received): Email {
  const { facts, id, supportEmail, isEnteredByStaff, verification, next, preferredDay } = received;
  const reference = formatReference(id);
  const paragraphs = [
    isEnteredByStaff
      ? 'Thank you for contacting us. We have written your request down.'
      : 'Thank you for writing to us. Your request has arrived.',
    [
      `Request: ${capitalize(facts.texts.noun.one)}`,
      `Reference: ${reference}`,
      ...describeSubject(next),
      ...(preferredDay ? [`Preferred day: ${formatDayInPakistan(preferredDay)}`] : []),
    ].join('\n'),
    next?.price && describePriceTerms(next),
    verification &&
      `Code of your booking: ${formatCode(verification.code)}\nAnyone whom you show it can check on ${verification.page} that your booking is genuine. We never ask for cash or for a payment to a private account: the accounts on that page are our only ones.`,
    describeNext(next),
    facts.slug === vehicleBooking.slug && describePayment(next, reference),
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
  /** What happens next, and what the request is about. */
  next: NextStep | null;
}

/** Builds the email to the sender of the request; null without an email address. */
function findVisitorEmail({ facts, record, repeatKey }: EmailReason): VisitorEmail | null {
  const { email, ipAddress } = record;
  if (typeof email !== 'string') return null;
  return { recipient: email, sender: String(ipAddress), subject: `${facts.slug} ${repeatKey}` };
}

/** The day of a wished appointment; its format was checked. */
function findPreferredDay(
  { appointment }: LeadFacts,
  record: Record<string, unknown>,
): string | null {
  const day = appointment && record[appointment.date];
  return typeof day === 'string' ? day : null;
}

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
          next: reason.next,
          preferredDay: findPreferredDay(facts, record),
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
