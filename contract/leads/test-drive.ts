import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import { dealershipMissing, slotFields } from '../appointments/slot-input.ts';
import { fault } from '../input/fault.ts';
import {
  dateFormat,
  emailFormat,
  futureDateFormat,
  phoneFormat,
  timeFormat,
} from '../input/formats.ts';
import { clearableText, optionalText, text, visitorLanguage, visitSource } from '../input/text.ts';
import { z } from '../zod.ts';
import { type LeadFacts, missingFields as missing, sharedLabels } from './lead.ts';

const bothAgreements = z.literal(true, {
  error: fault('agreements-missing', faultWords.agreementsMissing),
});

/** A test drive booking as a visitor sends it: docs/spec/forms.md#test-drive. */
export const testDriveInput = z.object({
  selectedVehicle: text({ max: 80, missing: fault('vehicle-missing', faultWords.vehicleMissing) }),
  selectedDealership: text({ max: 200, missing: dealershipMissing }),
  ownsVehicle: z.enum(['yes', 'no'], {
    error: fault('ownership-missing', faultWords.ownershipMissing),
  }),
  licenseAgreement: bothAgreements,
  responsibilityAgreement: bothAgreements,
  firstName: text({ max: 100, missing }),
  lastName: text({ max: 100, missing }),
  phone: text({ max: 40, missing, format: phoneFormat }),
  email: optionalText({ max: 254, format: emailFormat }),
  preferredDate: optionalText({ max: 10, format: futureDateFormat }),
  preferredTime: optionalText({ max: 5, format: timeFormat }),
  source: visitSource,
  language: visitorLanguage,
  ...slotFields,
});

const { selectedVehicle, selectedDealership, slot, firstName, lastName, phone, email } =
  sharedLabels;

const statuses = {
  pending: 'amber',
  confirmed: 'blue',
  completed: 'green',
  cancelled: 'red',
  'no-show': 'violet',
} as const;

/** The facts of docs/spec/request-types.md#test-drives. */
export const testDrive = {
  slug: 'test-drives',
  permission: 'test-drives',
  paths: {
    submit: '/test-drive/book',
    records: '/test-drive/admin/test-drives',
    stats: '/test-drive/admin/stats',
  },
  input: testDriveInput,
  labels: {
    selectedVehicle,
    selectedDealership,
    slot,
    preferredDate: words.preferredDate,
    preferredTime: words.preferredTime,
    firstName,
    lastName,
    phone,
    email,
    ownsVehicle: words.ownsVehicle,
    licenseAgreement: words.licenseAgreement,
    responsibilityAgreement: words.responsibilityAgreement,
  },
  staffFields: z.object({
    confirmedDate: clearableText({ max: 10, format: dateFormat }),
    confirmedTime: clearableText({ max: 5, format: timeFormat }),
    assignedSalesPerson: clearableText({ max: 200 }),
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({}),
  agreements: ['licenseAgreement', 'responsibilityAgreement'],
  corrected: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'selectedVehicle',
    'selectedDealership',
    'preferredDate',
    'preferredTime',
  ],
  statuses,
  openStatuses: ['pending', 'confirmed'],
  duplicateStatus: 'cancelled',
  duplicateDays: 14,
  completedStatuses: ['completed'],
  dealership: 'selectedDealership',
  answeredInCity: null,
  appointment: {
    kind: 'test-drive',
    date: 'preferredDate',
    time: 'preferredTime',
    statuses: {
      pending: 'requested',
      confirmed: 'confirmed',
      completed: 'done',
      cancelled: 'cancelled',
      'no-show': 'no-show',
    },
  },
  responseMinutes: 30,
  filters: ['selectedVehicle', 'selectedDealership'],
  sorts: [
    'firstName',
    'lastName',
    'selectedVehicle',
    'selectedDealership',
    'preferredDate',
    'appointmentAt',
  ],
  named: ['firstName', 'lastName'],
  about: ['selectedVehicle', 'selectedDealership'],
  counters: {
    totalTestDrives: 'all',
    pendingTestDrives: 'pending',
    completedTestDrives: 'completed',
    confirmedTestDrives: 'confirmed',
  },
  recentCounter: 'recentTestDrives',
  tallies: {},
  texts: {
    submitted: words.testDriveSubmitted,
    submitFailed: words.testDriveFailed,
    title: 'Test Drives',
    subtitle: 'Manage test drive requests',
    noun: { one: 'test drive', many: 'test drives' },
    empty: 'No test drives found',
    loadFailed: 'Failed to load test drives. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this test drive request?',
  },
} as const satisfies LeadFacts<
  keyof typeof statuses,
  keyof z.output<typeof testDriveInput> | 'appointmentAt'
>;
