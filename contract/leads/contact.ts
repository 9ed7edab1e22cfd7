import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import { fault } from '../input/fault.ts';
import { emailFormat, phoneFormat } from '../input/formats.ts';
import { hasFields } from '../input/issues.ts';
import {
  clearableText,
  optionalText,
  text,
  visitorLanguage,
  visitSource,
  yesOrNoInput,
} from '../input/text.ts';
import { z } from '../zod.ts';
import { type LeadFacts, missingPhoneOrMessage, sharedLabels } from './lead.ts';
import { otherInquiry } from './other-inquiry.ts';

const fields = z.object({
  phone: text({ max: 40, missing: missingPhoneOrMessage, format: phoneFormat }),
  message: text({ max: 5000, missing: missingPhoneOrMessage }),
  fullName: optionalText({ max: 200 }),
  firstName: optionalText({ max: 100 }),
  lastName: optionalText({ max: 100 }),
  email: optionalText({ max: 254, format: emailFormat }),
  address: optionalText({ max: 500 }),
  city: optionalText({ max: 100 }),
  subject: optionalText({ max: 200 }),
  vehicle: optionalText({ max: 80 }),
  promotionalContact: yesOrNoInput,
  source: visitSource,
  language: visitorLanguage,
});

/** Requires a full name, or first and last name; also reported if other fields are invalid. */
const hasName = z.refine<z.output<typeof fields>>(
  ({ fullName, firstName, lastName }) => Boolean(fullName || (firstName && lastName)),
  { error: fault('name-missing', faultWords.nameMissing), path: ['fullName'], when: hasFields },
);

/** A contact message as a visitor sends it: docs/spec/forms.md#contact. */
export const contactInput = z.pipe(
  fields.check(hasName),
  z.transform(({ fullName, vehicle, ...rest }: z.output<typeof fields>) => ({
    ...rest,
    fullName: fullName ?? `${rest.firstName} ${rest.lastName}`,
    vehicle: vehicle ?? otherInquiry,
  })),
);

const { firstName, lastName, phone, email, address, city, offers } = sharedLabels;

const statuses = {
  new: 'amber',
  'in-progress': 'blue',
  resolved: 'green',
  closed: 'teal',
} as const;

/** The facts of docs/spec/request-types.md#contact-inquiries. */
export const contact = {
  slug: 'contact-inquiries',
  permission: 'contact-inquiries',
  paths: {
    submit: '/contact/submit',
    records: '/contact/admin/inquiries',
    stats: '/contact/admin/stats',
  },
  input: contactInput,
  labels: {
    fullName: words.fullName,
    firstName,
    lastName,
    phone,
    email,
    address,
    city,
    vehicle: words.vehicle,
    subject: words.subject,
    message: words.message,
    promotionalContact: offers,
  },
  staffFields: z.object({
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({ priority: optionalText({ max: 50 }) }),
  agreements: ['promotionalContact'],
  corrected: [
    'fullName',
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'city',
    'subject',
    'vehicle',
  ],
  statuses,
  openStatuses: ['new', 'in-progress'],
  duplicateStatus: 'closed',
  duplicateDays: 14,
  completedStatuses: ['resolved', 'closed'],
  dealership: null,
  answeredInCity: 'city',
  appointment: null,
  responseMinutes: 120,
  filters: ['vehicle', 'city'],
  sorts: ['fullName', 'vehicle', 'city', 'subject'],
  named: ['fullName'],
  about: ['vehicle', 'subject'],
  counters: {
    totalInquiries: 'all',
    newInquiries: 'new',
    inProgressInquiries: 'in-progress',
    resolvedInquiries: 'resolved',
  },
  recentCounter: 'recentInquiries',
  tallies: { vehicleStats: 'vehicle' },
  texts: {
    submitted: words.contactSubmitted,
    submitFailed: words.contactFailed,
    title: 'Contact Inquiries',
    subtitle: 'Manage contact inquiries',
    noun: { one: 'inquiry', many: 'inquiries' },
    empty: 'No inquiries found',
    loadFailed: 'Failed to load inquiries. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this inquiry?',
  },
} as const satisfies LeadFacts<keyof typeof statuses, keyof z.output<typeof contactInput>>;
