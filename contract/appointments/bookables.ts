import { orderQuery, pagingQuery } from '../http/http.ts';
import { checkboxInput, numberInput } from '../input/number-input.ts';
import { optionalText, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { appointmentPaths } from './appointment.ts';
import { type DealerSetup, dealerInput, kindInput, setupFilters, setupLimits } from './setup.ts';

/** A demo car or a service bay: docs/spec/calendar-and-hours.md#cars-and-bays. */
export interface Bookable extends DealerSetup {
  _id: string;
  label: string;
  /** The labels of the vehicles that it serves; empty for all. */
  vehicles: string[];
  /** The types of service that it serves; empty for all. */
  serviceTypes: string[];
  /** How long an appointment takes. */
  slotMinutes: number;
  /** The pause after an appointment. */
  bufferMinutes: number;
  isActive: boolean;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The maximum number of vehicles or service types of a car or bay. */
const maxNamed = 50;

/** Names without duplicates; an empty list means all. */
const names = (what: string) =>
  z.pipe(
    z
      .array(text({ max: 100, missing: `Please enter ${what}` }), {
        error: `${what} must be a list`,
      })
      .check(z.maxLength(maxNamed, `Please keep this within ${maxNamed} entries`)),
    z.transform((chosen) => [...new Set(chosen)]),
  );

const slotMinutes = (min: number) =>
  numberInput({
    name: 'The length',
    min,
    max: 480,
    missing: 'Please enter how long an appointment takes',
  });

const fields = {
  label: text({ max: 100, missing: 'Please enter a name' }),
  vehicles: names('vehicles'),
  serviceTypes: names('types of service'),
  slotMinutes: slotMinutes(setupLimits.slotMinutes),
  bufferMinutes: numberInput({
    name: 'The pause',
    min: 0,
    max: 240,
    missing: 'Please enter the pause after an appointment',
  }),
  isActive: checkboxInput('isActive'),
};

/** A new car or bay: by default for all vehicles and services, without a pause, and active. */
export const bookableInput = z.object({
  dealerId: dealerInput,
  kind: kindInput,
  ...fields,
  vehicles: z._default(fields.vehicles, []),
  serviceTypes: z._default(fields.serviceTypes, []),
  bufferMinutes: z._default(fields.bufferMinutes, 0),
  isActive: z._default(fields.isActive, true),
});

/**
 * A partial update: absent fields keep their values. Dealer and kind cannot change. A length below the minimum is
 * accepted unless it is shorter than the stored one, which may predate the limit.
 */
export const bookableUpdate = z.partial(z.object({ ...fields, slotMinutes: slotMinutes(5) }));

const bookableSorts = ['label', 'kind', 'createdAt', 'updatedAt'] as const;

export const bookableQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(bookableSorts, 'createdAt'),
  ...setupFilters,
  search: optionalText({ max: 200 }),
});

/** Cars and bays as staff manage them. */
export const bookableAdmin = {
  slug: 'bookables',
  permission: 'appointments',
  paths: { records: appointmentPaths.bookables },
  texts: recordTexts({
    title: 'Cars and Bays',
    noun: { one: 'car or bay', many: 'cars and bays' },
    empty: 'No cars or bays found',
  }),
} as const;
