import { orderQuery, pagingQuery } from '../http/http.ts';
import { optionalDay } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { checkboxInput } from '../input/number-input.ts';
import { optionalText, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { appointmentPaths } from './appointment.ts';
import type { AppointmentKind } from './kinds.ts';
import { dealerInput, kindInput, setupFilters } from './setup.ts';

/**
 * A time that is closed although a dealer is usually open, or open although it is usually closed:
 * docs/spec/calendar-and-hours.md#closures.
 */
export interface Closure {
  _id: string;
  /** Null for all dealers. */
  dealerId: string | null;
  /** Null for both kinds of appointments. */
  kind: AppointmentKind | null;
  /** ISO 8601, UTC. */
  start: string;
  end: string;
  /** Whether it opens instead of closing. */
  opens: boolean;
  reason: string;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

const moment = (missing: string) => text({ max: 40, missing, format: momentFormat });

const fields = {
  kind: z.nullable(kindInput),
  start: moment('Please enter when it begins'),
  end: moment('Please enter when it ends'),
  opens: checkboxInput('opens'),
  reason: text({ max: 200, missing: 'Please enter a reason' }),
};

/** A new closure, of both kinds of appointments by default. Without a dealer, head office closes all dealers. */
export const closureInput = z.object({
  dealerId: z.nullable(dealerInput),
  ...fields,
  kind: z._default(fields.kind, null),
  opens: z._default(fields.opens, false),
});

/** A partial update: absent fields keep their values. The dealer cannot change. */
export const closureUpdate = z.partial(z.object(fields));

const closureSorts = ['start', 'end', 'createdAt', 'updatedAt'] as const;

/** The list's query. Filters also match closures of all dealers, or of both kinds; `from` is a day. */
export const closureQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(closureSorts, 'createdAt'),
  ...setupFilters,
  from: optionalDay,
  search: optionalText({ max: 200 }),
});

/** An upcoming appointment within a closure. */
export interface HitAppointment {
  _id: string;
  kind: AppointmentKind;
  requestId: string;
  dealerId: string | null;
  /** ISO 8601, UTC. */
  startAt: string;
  name: string;
  phone: string;
  vehicle: string;
  hasEmail: boolean;
  /** When other times were offered by email (ISO 8601, UTC); null if they were not. */
  offeredAt: string | null;
}

/** The result of offering customers other times. */
export interface OffersMade {
  /** How many customers were emailed by this call. */
  emailed: number;
  /** Appointments whose customers have no email address; staff must call them. */
  withoutAddress: HitAppointment[];
}

/** Closures as staff manage them. */
export const closureAdmin = {
  slug: 'closures',
  permission: 'appointments',
  paths: { records: appointmentPaths.closures },
  texts: recordTexts({
    title: 'Closures',
    noun: { one: 'closure', many: 'closures' },
    endsFirst: 'It must end after it begins',
  }),
} as const;
