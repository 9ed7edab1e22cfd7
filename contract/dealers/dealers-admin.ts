import { weekdays } from '../format/day-words.ts';
import type { Place } from '../format/distance.ts';
import { emailFormat, phoneFormat, webAddressFormat } from '../input/formats.ts';
import { hasFields } from '../input/issues.ts';
import { listInput } from '../input/list-input.ts';
import { checkboxInput, numberInput } from '../input/number-input.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import type { Tally } from '../leads/lead.ts';
import { z } from '../zod.ts';

/** Services that a dealer can offer. */
export const dealerServices = [
  'Sales',
  'Service',
  'Parts',
  'Test Drive',
  'Finance',
  'Body Shop',
  'VIP Service',
  'Fleet Solutions',
] as const;

/** The working hours of a closed day, and the default of an open one. */
export const closedDay = 'Closed';
export const defaultHours = '9:00 AM - 6:00 PM';

/** The defaults of a new dealer: docs/spec/content.md#dealers. */
export const newDealerDefaults = {
  services: ['Sales', 'Service', 'Parts'],
  workingHours: {
    Monday: defaultHours,
    Tuesday: defaultHours,
    Wednesday: defaultHours,
    Thursday: defaultHours,
    Friday: defaultHours,
    Saturday: defaultHours,
    Sunday: closedDay,
  },
} as const;

const texts = {
  title: 'Dealer Management',
  subtitle: 'Manage dealers, their services and working hours',
  noun: { one: 'dealer', many: 'dealers' },
  empty: 'No dealers found.',
  loadFailed: 'Failed to fetch dealers',
  saveFailed: 'Save failed',
  deleteFailed: 'Delete failed',
  confirmDelete: 'Are you sure you want to delete this dealer?',
  required: 'Name, city, address, email, phone and map link are required.',
  badEmail: 'Invalid email format.',
  badPlace: 'Invalid coordinates.',
  abroad: 'An active dealer must be in Pakistan: pick its place on the map, or untick Active.',
} as const;

/** The box around Pakistan, Gilgit-Baltistan and Azad Kashmir, in degrees. */
export const pakistanBounds = { south: 23.4, north: 37.3, west: 60.7, east: 77.9 } as const;

/** Whether a place is within the box around Pakistan. */
export const isInPakistan = ({ lat, lng }: Place): boolean =>
  lat >= pakistanBounds.south &&
  lat <= pakistanBounds.north &&
  lng >= pakistanBounds.west &&
  lng <= pakistanBounds.east;

/** Whether visitors would see a dealer whose coordinates cannot be right. */
export const isShownAbroad = ({ isActive, ...place }: Place & { isActive?: boolean | undefined }) =>
  isActive === true && !isInPakistan(place);

const degrees = (name: string, max: number) =>
  numberInput({
    name,
    min: -max,
    max,
    missing: texts.badPlace,
    outOfBounds: texts.badPlace,
    decimals: 15,
  });

const hours = optionalText({ max: 100 });

const fields = {
  name: text({ max: 200, missing: 'Please enter the name' }),
  city: text({ max: 100, missing: 'Please enter the city' }),
  address: text({ max: 500, missing: 'Please enter the address' }),
  email: text({
    max: 200,
    missing: 'Please enter the email address',
    format: { ...emailFormat, message: texts.badEmail },
  }),
  phone: text({ max: 50, missing: 'Please enter the phone number', format: phoneFormat }),
  whatsapp: clearableText({ max: 50, format: phoneFormat }),
  lat: degrees('The latitude', 90),
  lng: degrees('The longitude', 180),
  map: text({ max: 2000, missing: 'Please enter the map link', format: webAddressFormat }),
  isActive: checkboxInput('isActive'),
  autoAssign: z.optional(checkboxInput('autoAssign')),
  description: clearableText({ max: 2000 }),
  services: listInput({ name: 'services', maxItems: 30, max: 100 }),
  workingHours: z.pipe(
    z.strictObject(
      Object.fromEntries(weekdays.map((day) => [day, hours])) as Record<
        (typeof weekdays)[number],
        typeof hours
      >,
      { error: 'workingHours is a text for each of Monday to Sunday' },
    ),
    // Days without text are dropped: their hours are unknown.
    z.transform(
      (days): Partial<Record<string, string>> =>
        Object.fromEntries(Object.entries(days).filter(([, text]) => text)),
    ),
  ),
};

const requiredFields = ['name', 'city', 'address', 'email', 'phone', 'map'] as const;

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * A new dealer; absent optional fields get their defaults. Without `isActive`, it becomes active if its coordinates are
 * in Pakistan.
 */
export const dealerInput = z
  .object({
    ...fields,
    lat: z._default(fields.lat, 0),
    lng: z._default(fields.lng, 0),
    isActive: z.optional(fields.isActive),
    services: z._default(fields.services, () => [...newDealerDefaults.services]),
    workingHours: z._default(fields.workingHours, () => ({ ...newDealerDefaults.workingHours })),
  })
  .check(
    z.refine((dealer) => requiredFields.every((name) => isFilled(dealer[name])), {
      error: texts.required,
      when: hasFields,
    }),
    z.refine((dealer) => !isShownAbroad(dealer), { error: texts.abroad, path: ['lat'] }),
  );

/** A partial update of a dealer: absent fields keep their values. */
export const dealerUpdate = z.partial(z.object(fields));

/** Counts of dealers. A dealer's city is what precedes the first comma of its city field. */
export interface DealerStats {
  totalDealers: number;
  activeDealers: number;
  inactiveDealers: number;
  dealersByCity: Tally[];
  /** The number of distinct cities. */
  citiesCovered: number;
}

/** Dealers as staff manage them: docs/spec/content.md#dealers. */
export const dealerAdmin = {
  slug: 'dealers',
  permission: 'dealer-management',
  paths: { records: '/dealers', stats: '/dealers/stats' },
  texts,
} as const;
