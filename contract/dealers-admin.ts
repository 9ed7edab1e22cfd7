import { weekdays } from './day-words.ts';
import { emailFormat, phoneFormat, webAddressFormat } from './formats.ts';
import { hasFields, type Tally } from './lead.ts';
import { listInput } from './list-input.ts';
import { numberInput, tickInput } from './number-input.ts';
import { clearableText, optionalText, text } from './text.ts';
import { z } from './zod.ts';

/** What a dealer offers, to choose from (document 3, section 5). */
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

/** What stands for a day on which a dealer is not open, and for one as most have it. */
export const closedDay = 'Closed';
export const usualHours = '9:00 AM - 6:00 PM';

/** What a new dealer starts with (document 3, section 5). */
export const newDealerDefaults = {
  services: ['Sales', 'Service', 'Parts'],
  workingHours: {
    Monday: usualHours,
    Tuesday: usualHours,
    Wednesday: usualHours,
    Thursday: usualHours,
    Friday: usualHours,
    Saturday: usualHours,
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
} as const;

const degrees = (name: string, most: number) =>
  numberInput({
    name,
    min: -most,
    max: most,
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
  lat: degrees('The latitude', 90),
  lng: degrees('The longitude', 180),
  map: text({ max: 2000, missing: 'Please enter the map link', format: webAddressFormat }),
  isActive: tickInput('isActive'),
  description: clearableText({ max: 2000 }),
  services: listInput({ name: 'services', most: 30, max: 100 }),
  workingHours: z.pipe(
    z.strictObject(
      Object.fromEntries(weekdays.map((day) => [day, hours])) as Record<
        (typeof weekdays)[number],
        typeof hours
      >,
      { error: 'workingHours is a text for each of Monday to Sunday' },
    ),
    // A day without a text is not kept: nothing is known of it.
    z.transform(
      (days): Partial<Record<string, string>> =>
        Object.fromEntries(Object.entries(days).filter(([, text]) => text)),
    ),
  ),
};

const needed = ['name', 'city', 'address', 'email', 'phone', 'map'] as const;

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** A new dealer; what it leaves open is as usual. */
export const dealerInput = z
  .object({
    ...fields,
    lat: z._default(fields.lat, 0),
    lng: z._default(fields.lng, 0),
    isActive: z._default(fields.isActive, true),
    services: z._default(fields.services, () => [...newDealerDefaults.services]),
    workingHours: z._default(fields.workingHours, () => ({ ...newDealerDefaults.workingHours })),
  })
  .check(
    z.refine((dealer) => needed.every((name) => isFilled(dealer[name])), {
      error: texts.required,
      when: hasFields,
    }),
  );

/** A change of a dealer: what it names is changed, the rest stays. */
export const dealerUpdate = z.partial(z.object(fields));

/** Counts of dealers; a city is the first part of what a dealer's says, up to a comma. */
export interface DealerStats {
  totalDealers: number;
  activeDealers: number;
  inactiveDealers: number;
  dealersByCity: Tally[];
  /** How many cities that are. */
  citiesCovered: number;
}

/** Dealers as staff work on them (document 3, sections 2, 5, 7 and 8). */
export const dealerAdmin = {
  slug: 'dealers',
  permission: 'dealer-management',
  paths: { records: '/dealers', stats: '/dealers/stats' },
  texts,
} as const;
