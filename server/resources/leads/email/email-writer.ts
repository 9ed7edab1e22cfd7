import {
  describePriceTerms,
  formatBookedPrice,
  formatDay,
  formatDeadline,
  inLanguages,
} from '#contract/format/in-languages.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { EmailLimiter, VisitorEmail } from '#server/platform/mail/email-limiter.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import { buildRequestUrl } from '../own-page/links.ts';
import { buildDeskNotice } from './desk-notice.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

interface Received {
  facts: LeadFacts;
  id: string;
  language: Language;
  supportEmail: string | undefined;
  /** Whether staff entered the request for the customer. */
  isEnteredByStaff: boolean;
  /** A booking's code, and the page that verifies it. */
  verification: { code: string; page: string } | null;
  next: NextStep | null;
  /** The request's page. */
  trackingUrl: string;
  /** The day that the visitor would like, YYYY-MM-DD. */
  preferredDay: string | null;
}

const wordsIn = inLanguages(english, urdu);
type Words = (typeof wordsIn)[Language];

/** Lists what a request is about, as far as it is known: vehicle, color, dealer and price. */
function describeSubject(language: Language, next: NextStep | null): string[] {
  const words = wordsIn[language];
  const { vehicle, color, dealer, price, isSamplePrice = false } = next ?? {};
  return [
    vehicle && words.vehicle(vehicle),
    color && words.color(color),
    dealer && words.dealer(`${dealer.name}, ${dealer.city}`),
    price && words.price(formatBookedPrice(language, price, isSamplePrice)),
  ].filter((line) => typeof line === 'string');
}

/** Says who answers, from which number and by when. */
function describeNext(language: Language, next: NextStep | null): string {
  const words = wordsIn[language];
  if (!next) return words.nextStep;
  const deadline = formatDeadline(language, next.respondBy);
  const { dealer } = next;
  if (!dealer) return words.teamContactsYou(deadline);
  return [
    words.dealerContactsYou(dealer.name, deadline),
    words.dealerPhone(dealer.phone),
    dealer.whatsapp && words.dealerWhatsapp(dealer.whatsapp),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Says that nothing is paid yet, and how a booking is cancelled. */
const describePayment = (words: Words, next: NextStep | null, reference: string): string =>
  next?.dealer ? words.nothingPaidAskDealer(reference) : words.nothingPaidAskUs(reference);

/**
 * Builds the email that confirms a request to the visitor, in the request's language. It repeats no typed text, not even
 * the name: anyone can enter any address, and the email would send a stranger's text under our name.
 */
function buildAcknowledgement(recipient: string, received: Received): Email {
  const { facts, id, language, supportEmail, isEnteredByStaff, next, preferredDay } = received;
  const { verification, trackingUrl } = received;
  const words = wordsIn[language];
  const reference = formatReference(id);
  const paragraphs = [
    isEnteredByStaff ? words.writtenDown : words.arrived,
    [
      words.request(facts.texts.noun.one),
      words.reference(reference),
      ...describeSubject(language, next),
      ...(preferredDay ? [words.preferredDay(formatDay(language, preferredDay))] : []),
    ].join('\n'),
    next?.price && describePriceTerms(language, next),
    verification && words.bookingCode(formatCode(verification.code), verification.page),
    describeNext(language, next),
    facts.slug === vehicleBooking.slug && describePayment(words, next, reference),
    words.follow(trackingUrl),
    supportEmail && words.askUs(supportEmail),
    isEnteredByStaff ? words.notMadeByYou : words.notSentByYou,
  ];
  return {
    recipient,
    language,
    subject: words.subject(reference),
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
  /** The token of the request's link. */
  token: string;
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

const findVerification = (
  { verifyCode }: Record<string, unknown>,
  { origin, language }: { origin: string; language: Language },
) =>
  typeof verifyCode === 'string'
    ? { code: verifyCode, page: origin + localizePath(language, '/verify') }
    : null;

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
        const language: Language = record.language === 'ur' ? 'ur' : 'en';
        const verification = findVerification(record, { origin: siteOrigin(env), language });
        const received = {
          ...{ facts, id, language, supportEmail: SUPPORT_EMAIL, isEnteredByStaff, verification },
          next: reason.next,
          trackingUrl: buildRequestUrl(env, reason.token, language),
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
