import * as words from '#words/contract/leads';
import { slotFields } from '../appointments/slot-input.ts';
import {
  dateFormat,
  emailFormat,
  futureDateFormat,
  phoneFormat,
  timeFormat,
  vinFormat,
} from '../input/formats.ts';
import {
  clearableNumber,
  kilometersFormat,
  optionalNumber,
  rupeesFormat,
} from '../input/number-input.ts';
import {
  clearableText,
  optionalText,
  text,
  visitorLanguage,
  visitSource,
  yesOrNoInput,
} from '../input/text.ts';
import { z } from '../zod.ts';
import { type LeadFacts, missingFields as missing, sharedLabels } from './lead.ts';

/** Options of the form. */
export const serviceTypes = [
  'Regular Maintenance',
  'Oil Change',
  'Brake Service',
  'Tire Rotation',
  'Engine Tune-up',
  'Electrical System',
  'Air Conditioning',
  'Other',
] as const;

/** Services of a combustion engine. */
export const engineServices: readonly (typeof serviceTypes)[number][] = [
  'Oil Change',
  'Engine Tune-up',
];

/** A service appointment as a visitor sends it: docs/spec/forms.md#service-appointment. */
export const serviceAppointmentInput = z.object({
  selectedVehicle: text({ max: 80, missing }),
  firstName: text({ max: 100, missing }),
  lastName: text({ max: 100, missing }),
  phone: text({ max: 40, missing, format: phoneFormat }),
  city: text({ max: 100, missing }),
  selectedServiceType: text({ max: 100, missing }),
  serviceDate: text({ max: 10, missing, format: futureDateFormat }),
  email: optionalText({ max: 254, format: emailFormat }),
  selectedDealership: optionalText({ max: 200 }),
  vinNumber: optionalText({ max: 30, format: vinFormat }),
  odometer: optionalNumber(kilometersFormat),
  contactMe: yesOrNoInput,
  additionalNotes: optionalText({ max: 5000 }),
  source: visitSource,
  language: visitorLanguage,
  ...slotFields,
});

const {
  selectedVehicle,
  selectedDealership,
  slot,
  firstName,
  lastName,
  phone,
  city,
  email,
  vinNumber,
} = sharedLabels;

const statuses = {
  pending: 'amber',
  confirmed: 'blue',
  'in-progress': 'violet',
  completed: 'green',
  cancelled: 'red',
} as const;

/** The facts of docs/spec/request-types.md#service-appointments. */
export const serviceAppointment = {
  slug: 'service-appointments',
  permission: 'service-appointments',
  paths: {
    submit: '/service/schedule',
    records: '/service/admin/appointments',
    stats: '/service/admin/stats',
  },
  input: serviceAppointmentInput,
  labels: {
    selectedVehicle,
    selectedServiceType: words.serviceType,
    selectedDealership,
    slot,
    serviceDate: words.serviceDate,
    additionalNotes: words.additionalNotes,
    firstName,
    lastName,
    phone,
    city,
    email,
    vinNumber,
    odometer: words.odometer,
    contactMe: words.contactMe,
  },
  staffFields: z.object({
    confirmedDate: clearableText({ max: 10, format: dateFormat }),
    confirmedTime: clearableText({ max: 5, format: timeFormat }),
    assignedTechnician: clearableText({ max: 200 }),
    estimatedCost: clearableNumber(rupeesFormat),
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({
    address: optionalText({ max: 500 }),
    vehicleYear: optionalText({ max: 20 }),
    preferredTime: optionalText({ max: 20 }),
    estimatedDuration: optionalText({ max: 100 }),
    serviceNotes: optionalText({ max: 5000 }),
  }),
  agreements: [],
  corrected: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'city',
    'selectedVehicle',
    'vinNumber',
    'odometer',
    'selectedServiceType',
    'serviceDate',
    'selectedDealership',
  ],
  statuses,
  openStatuses: ['pending', 'confirmed', 'in-progress'],
  duplicateStatus: 'cancelled',
  duplicateDays: 14,
  completedStatuses: ['completed'],
  dealership: 'selectedDealership',
  answeredInCity: null,
  appointment: {
    kind: 'service',
    date: 'serviceDate',
    time: 'preferredTime',
    statuses: {
      pending: 'requested',
      confirmed: 'confirmed',
      'in-progress': 'confirmed',
      completed: 'done',
      cancelled: 'cancelled',
    },
  },
  responseMinutes: 120,
  filters: ['selectedVehicle', 'selectedDealership', 'selectedServiceType', 'city'],
  sorts: [
    'firstName',
    'lastName',
    'selectedVehicle',
    'selectedServiceType',
    'serviceDate',
    'appointmentAt',
  ],
  named: ['firstName', 'lastName'],
  about: ['selectedVehicle', 'selectedServiceType'],
  counters: {
    totalAppointments: 'all',
    pendingAppointments: 'pending',
    completedAppointments: 'completed',
    inProgressAppointments: 'in-progress',
    cancelledAppointments: 'cancelled',
  },
  recentCounter: 'recentAppointments',
  tallies: {},
  texts: {
    submitted: words.serviceSubmitted,
    submitFailed: words.serviceFailed,
    title: 'Service Appointments',
    subtitle: 'Manage service appointments',
    noun: { one: 'service appointment', many: 'service appointments' },
    empty: 'No service appointments found',
    loadFailed: 'Failed to load appointments. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this service appointment?',
  },
} as const satisfies LeadFacts<
  keyof typeof statuses,
  keyof z.output<typeof serviceAppointmentInput> | 'appointmentAt'
>;
