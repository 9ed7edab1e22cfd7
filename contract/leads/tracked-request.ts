import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import type { AppointmentStatus } from '../appointments/appointment.ts';
import type { AppointmentKind } from '../appointments/kinds.ts';
import { fault } from '../input/fault.ts';
import { phoneFormat } from '../input/formats.ts';
import { type TextFormat, text } from '../input/text.ts';
import { z } from '../zod.ts';
import type { NextStep } from './next-step.ts';

/** The page on which customers find a request again. */
export const trackPage = '/track';
/** The path of the same below /api. */
export const findRequestPath = '/track/find';

const referenceFormat: TextFormat = {
  parse: (value) => {
    const typed = value.replaceAll(/[\s-]/g, '').toUpperCase();
    return /^[0-9A-F]{8}$/.test(typed) ? typed : null;
  },
  message: fault('reference-invalid', faultWords.referenceInvalid),
};

/** What finds a request: its reference, and the phone number that was given with it. */
export const findRequestInput = z.object({
  reference: text({
    max: 20,
    missing: fault('reference-missing', faultWords.referenceMissing),
    format: referenceFormat,
  }),
  phone: text({
    max: 40,
    missing: fault('phone-missing', faultWords.phoneMissing),
    format: phoneFormat,
  }),
});

/** How far a request is, for its customer. */
export const trackedStates = {
  received: words.received,
  answered: words.answered,
  completed: words.completed,
  closed: words.closed,
} as const;

/** A request as its customer finds it. It never holds a name, a phone number of the customer, or a CNIC. */
export interface TrackedRequest {
  reference: string;
  /** 'booking', 'test drive' */
  noun: string;
  state: keyof typeof trackedStates;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** Who answers; by when, if nobody has yet; and what it is about. */
  step: NextStep;
  /** Whether the link of its page was emailed to the address on file. */
  isLinkSent: boolean;
  appointment: {
    kind: AppointmentKind;
    startAt: string;
    status: AppointmentStatus;
    /** The path of its page; null if the customer has it by email. */
    url: string | null;
  } | null;
}

export const trackTexts = {
  /** The same for an unknown reference, another phone number, and too many tries for one reference. */
  notFound: 'We find no request with this reference and phone number.',
} as const;
