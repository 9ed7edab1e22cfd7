import { dealerIdFormat } from '../formats.ts';
import { optionalText } from '../text.ts';
import { z } from '../zod.ts';
import { type AppointmentKind, appointmentKindNames } from './kinds.ts';

/** A kind of appointments. */
export const kindInput = z.enum(appointmentKindNames, {
  error: `kind must be one of: ${appointmentKindNames.join(', ')}`,
});

/** A dealer's id; that of an account's own dealer may be left out. */
export const dealerInput = optionalText({ max: 36, format: dealerIdFormat });

/** The filters of the lists of cars, bays, hours and closures. */
export const setupFilters = { dealerId: dealerInput, kind: z.optional(kindInput) };

/** What is kept for a dealer and a kind of appointments. */
export interface DealerSetup {
  dealerId: string;
  kind: AppointmentKind;
}

/** Errors about cars, bays, hours and closures. */
export const setupMessages = {
  chooseDealer: 'Please choose a dealer',
  otherDealer: 'Your account sets up its own dealer only',
  hasAppointments: (count: number) =>
    `It has ${count} ${count === 1 ? 'appointment' : 'appointments'} to come: move ${
      count === 1 ? 'it' : 'them'
    } first, or set it to inactive`,
} as const;
