import * as words from '#words/contract/leads';
import { emailFormat, phoneFormat, vinFormat } from '../input/formats.ts';
import { kilometersFormat, optionalNumber } from '../input/number-input.ts';
import { optionalText, text, visitorLanguage, visitSource } from '../input/text.ts';
import { z } from '../zod.ts';
import { type LeadFacts, missingFields as missing, sharedLabels } from './lead.ts';

/** A request for a part as a visitor sends it: docs/spec/forms.md#parts-request. */
export const partsRequestInput = z.object({
  firstName: text({ max: 100, missing }),
  lastName: text({ max: 100, missing }),
  phone: text({ max: 40, missing, format: phoneFormat }),
  city: text({ max: 100, missing }),
  vinNumber: text({ max: 30, missing, format: vinFormat }),
  email: optionalText({ max: 254, format: emailFormat }),
  mileage: optionalNumber(kilometersFormat),
  requiredPart: optionalText({ max: 1000 }),
  source: visitSource,
  language: visitorLanguage,
});

const { vinNumber, firstName, lastName, phone, city, email } = sharedLabels;

const statuses = {
  pending: 'amber',
  confirmed: 'blue',
  ordered: 'violet',
  shipped: 'teal',
  delivered: 'green',
  cancelled: 'red',
} as const;

/** The facts of docs/spec/request-types.md#parts-requests. */
export const partsRequest = {
  slug: 'parts-requests',
  permission: 'parts-requests',
  paths: {
    submit: '/parts/request',
    records: '/parts/admin/requests',
    stats: '/parts/admin/stats',
  },
  input: partsRequestInput,
  labels: {
    vinNumber,
    requiredPart: words.requiredPart,
    mileage: words.mileage,
    firstName,
    lastName,
    phone,
    city,
    email,
  },
  staffFields: z.object({}),
  importedFields: z.object({
    address: optionalText({ max: 500 }),
    vehicleModel: optionalText({ max: 80 }),
    vehicleYear: optionalText({ max: 20 }),
    partNumber: optionalText({ max: 100 }),
    quantity: optionalText({ max: 20 }),
    urgency: optionalText({ max: 50 }),
    estimatedDelivery: optionalText({ max: 100 }),
    specialInstructions: optionalText({ max: 5000 }),
    additionalNotes: optionalText({ max: 5000 }),
  }),
  agreements: [],
  corrected: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'city',
    'vinNumber',
    'mileage',
    'requiredPart',
  ],
  statuses,
  openStatuses: ['pending', 'confirmed', 'ordered', 'shipped'],
  duplicateStatus: 'cancelled',
  duplicateDays: 14,
  completedStatuses: ['delivered'],
  dealership: null,
  answeredInCity: 'city',
  appointment: null,
  responseMinutes: 240,
  filters: ['city'],
  sorts: ['firstName', 'lastName', 'city', 'vinNumber'],
  named: ['firstName', 'lastName'],
  about: ['requiredPart'],
  counters: {
    totalRequests: 'all',
    pendingRequests: 'pending',
    deliveredRequests: 'delivered',
    confirmedRequests: 'confirmed',
    fulfilledRequests: 'delivered',
    outOfStockRequests: 'ordered',
  },
  recentCounter: 'recentRequests',
  tallies: {},
  texts: {
    submitted: words.partsSubmitted,
    submitFailed: words.partsFailed,
    title: 'Parts Requests',
    subtitle: 'Manage parts requests',
    noun: { one: 'parts request', many: 'parts requests' },
    empty: 'No parts requests found',
    loadFailed: 'Failed to load parts requests. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this parts request?',
  },
} as const satisfies LeadFacts<keyof typeof statuses, keyof z.output<typeof partsRequestInput>>;
