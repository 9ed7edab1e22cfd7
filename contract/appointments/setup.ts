import { dealerIdFormat } from '../input/formats.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';
import { type AppointmentKind, appointmentKindNames } from './kinds.ts';

/** A kind of appointments. */
export const kindInput = z.enum(appointmentKindNames, {
  error: `kind must be one of: ${appointmentKindNames.join(', ')}`,
});

/** A dealer's id; accounts of a dealer may omit it. */
export const dealerInput = optionalText({ max: 36, format: dealerIdFormat });

/** The filters of the lists of cars, bays, hours and closures. */
export const setupFilters = { dealerId: dealerInput, kind: z.optional(kindInput) };

/** The setup of a dealer for one kind of appointments. */
export interface DealerSetup {
  dealerId: string;
  kind: AppointmentKind;
}

/** The most records per dealer, past ones included: every search for free or overdue times reads all of them. */
export const setupLimits = {
  /** Cars or bays of a kind. */
  bookables: 20,
  /** Opening hours of a kind. */
  openings: 500,
  /** Closures of the dealer; the same limit applies to closures of all dealers. */
  closures: 300,
  /** The longest closure. */
  closureDays: 366,
  /** The shortest appointment. */
  slotMinutes: 15,
} as const;

/** Errors about cars, bays, hours and closures. */
export const setupMessages = {
  chooseDealer: 'Please choose a dealer',
  otherDealer: 'Your account sets up its own dealer only',
  tooManyBookables: `A dealer has at most ${setupLimits.bookables} cars or bays of a kind: delete one first`,
  tooManyOpenings: `A dealer has at most ${setupLimits.openings} opening hours of a kind, past ones included: delete some first`,
  tooManyClosures: `A dealer has at most ${setupLimits.closures} closures, past ones included: delete old ones first`,
  tooManyForAll: `There are at most ${setupLimits.closures} closures of all dealers, past ones included: delete old ones first`,
  closureTooLong: `A closure lasts at most ${setupLimits.closureDays} days`,
  tooShort: `The length must be at least ${setupLimits.slotMinutes}`,
  hasAppointments: (count: number) =>
    `It has ${count} ${count === 1 ? 'appointment' : 'appointments'} to come: move ${
      count === 1 ? 'it' : 'them'
    } first, or set it to inactive`,
} as const;
