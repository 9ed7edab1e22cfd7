import * as words from '#words/contract/input';
import { fault } from '../input/fault.ts';
import { dealerUnknown, optionalDay } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { wholeNumberText } from '../input/number-input.ts';
import { choiceInput, clearableText, optionalText, text } from '../input/text.ts';
import type { BadgeColor } from '../leads/lead.ts';
import { z } from '../zod.ts';
import { type AppointmentKind, appointmentKindNames } from './kinds.ts';
import { slotFormat } from './slot-input.ts';
import { maxSlotDays } from './slots.ts';

/** Every status of an appointment with its badge color. */
export const appointmentStatuses = {
  requested: 'amber',
  confirmed: 'blue',
  done: 'green',
  'no-show': 'violet',
  cancelled: 'red',
} as const satisfies Record<string, BadgeColor>;

export type AppointmentStatus = keyof typeof appointmentStatuses;

export const appointmentStatusNames = Object.keys(appointmentStatuses) as [
  AppointmentStatus,
  ...AppointmentStatus[],
];

/** The statuses of appointments that block their time slot. */
export const blockingStatuses = [
  'requested',
  'confirmed',
] as const satisfies readonly AppointmentStatus[];

/** Whether an appointment with this status blocks its time slot, even if that has passed. */
export const isBlocking = (status: AppointmentStatus): boolean =>
  (blockingStatuses as readonly AppointmentStatus[]).includes(status);

/** Whether a status records the outcome of an appointment, which staff confirm before its time. */
export const isOutcome = (status: AppointmentStatus | undefined): boolean =>
  status === 'done' || status === 'no-show';

/** Paths below /api. */
export const appointmentPaths = {
  slots: '/appointments/slots',
  /** The customer's appointment, by the token of their link. */
  byToken: '/appointments/:token',
  calendar: '/appointments/admin/calendar',
  /** The appointment of a request, by the request's id. */
  ofRequest: '/appointments/admin/requests/:id',
  records: '/appointments/admin/records',
  bookables: '/appointments/admin/bookables',
  openings: '/appointments/admin/openings',
  closures: '/appointments/admin/closures',
} as const;

/** The page of the customer's appointment. */
export const appointmentPage = '/appointment';

/** The query of GET /appointments/slots. */
export const slotQuery = z.object({
  kind: choiceInput('kind', appointmentKindNames),
  dealerId: z.guid({ error: dealerUnknown }),
  vehicle: optionalText({ max: 80 }),
  serviceType: optionalText({ max: 100 }),
  from: optionalDay,
  days: z._default(wholeNumberText({ name: 'days', min: 1, max: maxSlotDays }), 14),
});

/** The query of the customer's own slots: the same dealer, car and service. */
export const ownSlotQuery = z.object({
  from: slotQuery.shape.from,
  days: slotQuery.shape.days,
});

/** The new time that the customer chooses. */
export const moveInput = z.object({
  slot: text({ max: 16, missing: slotFormat.message, format: slotFormat }),
});

const appointmentUnknown = fault('appointment-unknown', words.appointmentUnknown);

/** The token of a customer's link: 128 bits in base64url. */
export const tokenParams = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, appointmentUnknown)),
});

/** An appointment as its customer sees it, without names of people or phone numbers. */
export interface OwnAppointment {
  kind: AppointmentKind;
  reference: string;
  status: AppointmentStatus;
  /** ISO 8601, UTC. */
  startAt: string;
  endAt: string;
  /** Null if neither the catalogue nor the price list contains it. */
  vehicle: string | null;
  /** Null unless the appointment is for a service. */
  serviceType: string | null;
  /** Null if the dealer no longer exists. */
  dealer: { name: string; city: string; address: string; phone: string; map: string } | null;
  /** Whether the customer can still move or cancel it: it is requested or confirmed, and has not begun. */
  isChangeable: boolean;
}

/** An appointment as staff see it. */
export interface Appointment {
  _id: string;
  kind: AppointmentKind;
  /** The id of the request that it belongs to. */
  requestId: string;
  dealerId: string | null;
  bookableId: string | null;
  status: AppointmentStatus;
  /** ISO 8601, UTC. */
  startAt: string;
  endAt: string;
  createdBy: 'visitor' | 'staff';
  /** Why staff booked a time that was taken or not offered; null for other appointments. */
  overrideReason: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The appointment of a request, with its customer's link. */
export interface RequestAppointment extends Appointment {
  /** The URL of the customer's page, on which anyone who has it can move and cancel the appointment. */
  link: string;
}

const start = text({
  max: 40,
  missing: momentFormat.message,
  format: momentFormat,
});
const bookableId = z.optional(z.guid({ error: 'There is no car or bay with this id' }));
/** Cannot be cleared: an appointment stays overbooked until it moves to a free time. */
const overrideReason = clearableText({ max: 300 });

/** A time for a request without an upcoming appointment. If no bookable is named, a free one is chosen. */
export const planInput = z.object({ startAt: start, bookableId, overrideReason });

/** Whether staff confirm that an appointment is done or missed although its time is still to come. */
export const isBeforeTime = z.optional(z.boolean({ error: 'isBeforeTime must be true or false' }));

/** A change by staff: time and place, status, or both. */
export const appointmentChange = z
  .object({
    startAt: z.optional(start),
    bookableId,
    overrideReason,
    status: z.optional(
      z.enum(appointmentStatusNames, {
        error: `status must be one of: ${appointmentStatusNames.join(', ')}`,
      }),
    ),
    isBeforeTime,
  })
  .check(
    z.refine(
      ({ startAt, bookableId: bookable, status }) =>
        startAt !== undefined || bookable !== undefined || status !== undefined,
      { error: 'Nothing to change: send startAt, bookableId or status' },
    ),
  );

/** Errors about appointments. */
export const appointmentMessages = {
  notFound: appointmentUnknown,
  overlaps: 'This time is taken: choose another one, or give a reason to book it all the same',
  hasAppointment: 'This request already has an appointment: move that one',
  isOver: fault('appointment-over', words.appointmentOver),
  noDealer: 'Give the request a dealer first',
  noBookable: 'The dealer has nothing free at this time: choose another one, or give a reason',
  wrongDealer: 'This car or bay belongs to another dealer or another kind of appointment',
  needsBookable: 'This appointment has no car or bay: choose one, or plan another time',
  /** Confirming a request fails: the time of its closed appointment is taken or has passed. */
  isGone: (time: string) =>
    `The appointment of ${time} can no longer take place. Give the request another time to confirm it.`,
  /** The request was restored from the trash, but not its appointment. */
  isLost: (time: string) =>
    `It is restored, but its appointment of ${time} is not: the time has been taken. Please plan another time.`,
  isToCome: (time: string) =>
    `This appointment is on ${time}. It cannot be done or missed before then: move or cancel it instead.`,
  keepsDealer: 'This request has an appointment at its dealer: cancel the appointment first',
} as const;
