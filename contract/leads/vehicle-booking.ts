import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import type { BookedPrice } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import {
  cnicFormat,
  dateFormat,
  emailFormat,
  pastDayFormat,
  phoneFormat,
} from '../input/formats.ts';
import { optionalNumber, rupeesFormat } from '../input/number-input.ts';
import {
  clearableText,
  optionalText,
  type TextFormat,
  text,
  visitorLanguage,
  visitSource,
  yesOrNoInput,
} from '../input/text.ts';
import { codeFormat } from '../on-road/codes.ts';
import { z } from '../zod.ts';
import { type BadgeColor, type LeadFacts, missingFields as missing, sharedLabels } from './lead.ts';

/** Types of booking; there is only one so far. */
export const bookingTypes = ['Purchase Booking'] as const;

/** Says that a booking was not stored, because it costs something else than the visitor was shown. */
export const describePriceRefusal = ({ finalPrice }: BookedPrice): string =>
  finalPrice === null
    ? fault('price-unknown', faultWords.priceUnknown)
    : fault('price-changed', faultWords.priceChanged({ finalPrice }), { finalPrice });

/** A vehicle booking as a visitor sends it: docs/spec/forms.md#vehicle-booking. */
export const vehicleBookingInput = z.object({
  selectedVehicle: text({ max: 80, missing }),
  selectedColor: text({ max: 80, missing }),
  firstName: text({ max: 100, missing }),
  lastName: text({ max: 100, missing }),
  phone: text({ max: 40, missing, format: phoneFormat }),
  address: text({ max: 500, missing }),
  city: text({ max: 100, missing }),
  cnic: text({ max: 20, missing, format: cnicFormat }),
  preferredDealership: text({ max: 200, missing }),
  typeOfBooking: z.pipe(
    text({ max: 40, missing }),
    z.enum(bookingTypes, {
      error: fault(
        'booking-type-unknown',
        faultWords.bookingTypeUnknown({ choices: bookingTypes }),
        {
          choices: bookingTypes,
        },
      ),
    }),
  ),
  email: optionalText({ max: 254, format: emailFormat }),
  ntnNumber: optionalText({ max: 40 }),
  selectedCity: optionalText({ max: 100 }),
  promotionalConsent: yesOrNoInput,
  quoteCode: optionalText({ max: 40, format: codeFormat }),
  /** The sum that the page showed, 0 if it showed none: a booking with another one is refused. It is not stored. */
  shownPrice: optionalNumber(rupeesFormat),
  source: visitSource,
  language: visitorLanguage,
});

const {
  selectedVehicle,
  firstName,
  lastName,
  phone,
  email,
  address,
  city,
  cnic,
  ntnNumber,
  offers,
} = sharedLabels;

const statuses = {
  pending: 'amber',
  confirmed: 'blue',
  processing: 'violet',
  completed: 'green',
  cancelled: 'red',
} as const;

/** Payment statuses of a booking; without one it counts as pending. */
export const paymentStatuses = ['pending', 'partial', 'completed', 'failed'] as const;

/** The badge color of each payment status; others are grey. */
export const paymentColors: Readonly<Record<string, BadgeColor>> = {
  pending: 'amber',
  partial: 'blue',
  completed: 'green',
  failed: 'red',
} satisfies Record<(typeof paymentStatuses)[number], BadgeColor>;

const paymentStatusFormat: TextFormat = {
  parse: (value) => paymentStatuses.find((status) => status === value) ?? null,
  message: `paymentStatus must be one of: ${paymentStatuses.join(', ')}`,
};

/** Errors about the steps and the promised day of a booking. */
export const deliveryMessages = {
  reasonNeeded: 'Please say why the promised day changes',
  readyTooEarly: 'The car cannot be ready before it is allotted',
  deliveredTooEarly: 'The car cannot be delivered before it is allotted and ready',
} as const;

const stepDay = clearableText({ max: 10, format: pastDayFormat });

/** The facts of docs/spec/request-types.md#vehicle-bookings. */
export const vehicleBooking = {
  slug: 'vehicle-bookings',
  permission: 'vehicle-bookings',
  paths: {
    submit: '/vehicle-booking/book',
    records: '/vehicle-booking/admin/bookings',
    stats: '/vehicle-booking/admin/stats',
  },
  input: vehicleBookingInput,
  labels: {
    selectedVehicle,
    selectedColor: words.color,
    firstName,
    lastName,
    phone,
    email,
    address,
    city,
    cnic,
    ntnNumber,
    preferredDealership: words.preferredDealership,
    typeOfBooking: words.bookingType,
    selectedCity: words.deliveryCity,
    promotionalConsent: offers,
  },
  staffFields: z.object({
    paymentStatus: clearableText({ max: 20, format: paymentStatusFormat }),
    promisedDate: clearableText({ max: 10, format: dateFormat }),
    allottedAt: stepDay,
    readyAt: stepDay,
    deliveredAt: stepDay,
    assignedSalesPerson: clearableText({ max: 200 }),
    notes: clearableText({ max: 5000 }),
  }),
  changeReasons: z.object({
    promiseReason: optionalText({ max: 500 }),
  }),
  importedFields: z.object({
    filerStatus: optionalText({ max: 50 }),
    /** Whole rupees, on the day of the booking. */
    basePrice: z.optional(z.int()),
    freight: z.optional(z.int()),
    finalPrice: z.optional(z.int()),
    verifyCode: optionalText({ max: 10 }),
  }),
  agreements: ['promotionalConsent'],
  corrected: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'city',
    'cnic',
    'ntnNumber',
    'selectedVehicle',
    'selectedColor',
    'preferredDealership',
    'selectedCity',
  ],
  statuses,
  openStatuses: ['pending', 'confirmed', 'processing'],
  duplicateStatus: 'cancelled',
  duplicateDays: null,
  completedStatuses: ['completed'],
  dealership: 'preferredDealership',
  answeredInCity: null,
  appointment: null,
  responseMinutes: 30,
  filters: ['selectedVehicle', 'preferredDealership', 'city'],
  sorts: ['firstName', 'lastName', 'selectedVehicle', 'preferredDealership', 'city'],
  named: ['firstName', 'lastName'],
  about: ['selectedVehicle', 'selectedColor'],
  counters: {
    totalBookings: 'all',
    pendingBookings: 'pending',
    confirmedBookings: 'confirmed',
    completedBookings: 'completed',
  },
  recentCounter: 'recentBookings',
  tallies: {},
  texts: {
    submitted: words.bookingSubmitted,
    submitFailed: words.bookingFailed,
    title: 'Vehicle Bookings',
    subtitle: 'Manage vehicle bookings',
    noun: { one: 'booking', many: 'bookings' },
    empty: 'No bookings found',
    loadFailed: 'Failed to load bookings. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this booking?',
  },
} as const satisfies LeadFacts<keyof typeof statuses, keyof z.output<typeof vehicleBookingInput>>;
