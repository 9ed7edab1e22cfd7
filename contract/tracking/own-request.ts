import * as faultWords from '#words/contract/input';
import type { AppointmentStatus } from '../appointments/appointment.ts';
import type { AppointmentKind } from '../appointments/kinds.ts';
import type { BookingProgress } from '../bookings/progress.ts';
import { fault } from '../input/fault.ts';
import { emailFormat, phoneFormat } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { choiceInput, optionalText, text } from '../input/text.ts';
import type { NextStep } from '../leads/next-step.ts';
import { z } from '../zod.ts';

/** Paths below /api: a request by the token of its customer's link, and what the customer can do with it. */
export const ownRequestPaths = {
  byToken: '/track/:token',
  messages: '/track/:token/messages',
  call: '/track/:token/call',
  correction: '/track/:token/correction',
  email: '/track/:token/email',
  confirmEmail: '/track/:token/email/confirm',
  withdraw: '/track/:token/withdraw',
} as const;

/** Errors about a request by its link. */
export const ownRequestMessages = {
  unknown: fault('request-unknown', faultWords.requestUnknown),
  closed: fault('request-closed', faultWords.requestClosed),
  notWithdrawable: fault('request-withdrawn', faultWords.requestWithdrawn),
  hasEmail: fault('email-present', faultWords.emailPresent),
  wrongCode: fault('email-code-wrong', faultWords.emailCodeWrong),
  callTime: fault('call-time', faultWords.callTime),
  tooManyMessages: fault('messages-many', faultWords.messagesMany),
} as const;

/** The token of a customer's link: type, id and 128 bits of a keyed hash, in base64url. */
export const ownTokenParams = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{44}$/, ownRequestMessages.unknown)),
});

/** Why customers withdraw a request. */
export const withdrawalReasons = [
  'bought-elsewhere',
  'price',
  'waiting-time',
  'changed-mind',
  'other',
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** A message from the customer. */
export const messageInput = z.object({
  text: text({ max: 2000, missing: fault('message-missing', faultWords.messageMissing) }),
});

/** The latest time for a call, in days from now. */
export const maxCallDays = 14;

/** When the customer wants to be called. */
export const callInput = z.object({
  at: text({ max: 40, missing: momentFormat.message, format: momentFormat }),
});

/** How a customer withdraws a request. */
export const withdrawalInput = z.object({
  reason: choiceInput('reason', withdrawalReasons),
  text: optionalText({ max: 1000 }),
});

/** The fields that customers correct; a type has the name in one field or in two. */
export const correctedFields = ['firstName', 'lastName', 'fullName', 'phone'] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** Corrected fields, which staff confirm before they replace the stored ones. */
export const correctionInput = z
  .object({
    firstName: optionalText({ max: 100 }),
    lastName: optionalText({ max: 100 }),
    fullName: optionalText({ max: 200 }),
    phone: optionalText({ max: 40, format: phoneFormat }),
  })
  .check(
    z.refine((fields) => correctedFields.some((name) => fields[name]), {
      error: fault('correction-missing', faultWords.correctionMissing),
      path: ['phone'],
    }),
  );

/** An email address for a request without one. Nothing but a code is sent there before it is confirmed. */
export const ownEmailInput = z.object({
  email: text({
    max: 254,
    missing: fault('email-missing', faultWords.emailMissing),
    format: emailFormat,
  }),
});

/** The six digits that were sent to the address. */
export const emailCodeInput = z.object({
  code: text({
    max: 20,
    missing: ownRequestMessages.wrongCode,
    format: {
      parse: (typed) => /^\d{6}$/.exec(typed.replaceAll(/\s/g, ''))?.[0] ?? null,
      message: ownRequestMessages.wrongCode,
    },
  }),
});

/** How long a customer can write after a request was closed. */
export const activeDaysAfterClosing = 90;

/** A step of a request, in order. */
export interface OwnStep {
  /** A status of its type, the first one is the arrival; of a booking also 'allotted' and 'ready'. */
  name: string;
  state: 'done' | 'now' | 'next';
  /** When it was reached (ISO 8601, UTC; or a day in Pakistan, YYYY-MM-DD); null if that is still to come, or unknown. */
  at: string | null;
}

/** A message between the customer and who answers them. */
export interface OwnMessage {
  _id: string;
  /** ISO 8601, UTC. */
  at: string;
  from: 'customer' | 'dealer';
  text: string;
}

/** Who handles a request. */
export interface OwnDealer {
  name: string;
  city: string;
  address: string;
  phone: string;
  /** A URL. */
  map: string;
  whatsapp: string | null;
}

/**
 * A request as its customer sees it by their link. It holds no CNIC, no name, no address and no phone number of the
 * customer: a link that was passed on reveals nothing else.
 */
export interface OwnRequest {
  /** The type's slug. */
  kind: string;
  reference: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** open; completed; closed without success by staff, or withdrawn by the customer. */
  state: 'open' | 'completed' | 'closed' | 'withdrawn';
  /** The type's status. */
  status: string;
  /** Whether the customer was answered. */
  isAnswered: boolean;
  steps: OwnStep[];
  /** Who answers, by when, and what it is about; null for applications. */
  step: NextStep | null;
  /** Null for head office. */
  dealer: OwnDealer | null;
  /** With the path of its page. */
  appointment: {
    kind: AppointmentKind;
    startAt: string;
    status: AppointmentStatus;
    url: string;
  } | null;
  /** What is promised and paid; null for other types. Its steps are those of the request. */
  booking: Omit<BookingProgress, 'steps'> | null;
  /** The code of the quote that a booking names. */
  quoteCode: string | null;
  verifyCode: string | null;
  /** Oldest first. */
  messages: OwnMessage[];
  /** Whether the customer can still write: it is open, or closed for less than 90 days. */
  isActive: boolean;
  isWithdrawable: boolean;
  /** Whether the customer can add an email address: there is none. */
  canAddEmail: boolean;
  /** The masked address that waits for its code: 'b…@mail.example'. */
  unconfirmedEmail: string | null;
  /** The fields that the customer can correct. */
  correctable: CorrectedField[];
  /** The corrected fields that staff have not confirmed yet. */
  corrected: CorrectedField[];
}

/** What the customer does on the page of their request. */
export type OwnRequestChange =
  | { intent: 'message'; text: string }
  | { intent: 'call'; at: string }
  | { intent: 'email'; email: string }
  | { intent: 'code'; code: string }
  | ({ intent: 'correction' } & Partial<Record<CorrectedField, string>>)
  | { intent: 'withdraw'; reason: string; text: string };
