import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import { fault } from '../input/fault.ts';
import { cnicFormat, dateFormat, emailFormat, phoneFormat } from '../input/formats.ts';
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

/** Options of the form: types of dealership, and states of the facility. */
export const dealershipTypes = [
  'Sales Dealership',
  'Service Center',
  'Full Dealership',
  'Authorized Parts Dealer',
] as const;
export const facilityStatuses = [
  'Existing Facility',
  'New Construction',
  'Renovation Required',
  'Land Available',
] as const;
/** What the form suggests as the province; any text is accepted. */
export const provinces = [
  'Azad Jammu and Kashmir',
  'Balochistan',
  'Gilgit-Baltistan',
  'Islamabad Capital Territory',
  'Khyber Pakhtunkhwa',
  'Punjab',
  'Sindh',
] as const;

/** An application for a dealership as a visitor sends it: docs/spec/forms.md#dealer-application. */
export const dealerApplicationInput = z.object({
  selectedPreferredDealership: text({
    max: 100,
    missing: fault('preferred-dealership-missing', faultWords.preferredDealershipMissing),
  }),
  selectedFacilityStatus: text({
    max: 100,
    missing: fault('facility-status-missing', faultWords.facilityStatusMissing),
  }),
  firstName: text({ max: 100, missing }),
  lastName: text({ max: 100, missing }),
  phone: text({ max: 40, missing, format: phoneFormat }),
  address: text({ max: 500, missing }),
  city: text({ max: 100, missing }),
  cnic: text({ max: 20, missing, format: cnicFormat }),
  location: text({ max: 500, missing }),
  cityDealership: text({ max: 100, missing }),
  province: text({ max: 100, missing }),
  email: optionalText({ max: 254, format: emailFormat }),
  ntnNumber: optionalText({ max: 40 }),
  typeOfOwnership: optionalText({ max: 100 }),
  typeOfBusiness: optionalText({ max: 200 }),
  totalYearsBusiness: optionalText({ max: 20 }),
  proposedSize: optionalText({ max: 100 }),
  proposedLocation: optionalText({ max: 500 }),
  proposedDimensions: optionalText({ max: 200 }),
  agreeToShare: yesOrNoInput,
  source: visitSource,
  language: visitorLanguage,
});

const { firstName, lastName, phone, email, cnic, city, address, ntnNumber } = sharedLabels;

const statuses = {
  submitted: 'amber',
  reviewing: 'blue',
  shortlisted: 'violet',
  'interview-scheduled': 'teal',
  approved: 'green',
  rejected: 'red',
} as const;

/** The facts of docs/spec/request-types.md#dealer-applications. */
export const dealerApplication = {
  slug: 'dealer-applications',
  permission: 'dealer-applications',
  paths: {
    submit: '/dealer-application/apply',
    records: '/dealer-application/admin/applications',
    stats: '/dealer-application/admin/stats',
  },
  input: dealerApplicationInput,
  labels: {
    firstName,
    lastName,
    phone,
    email,
    cnic,
    city,
    address,
    selectedPreferredDealership: words.preferredDealership,
    selectedFacilityStatus: words.facilityStatus,
    typeOfBusiness: words.businessType,
    typeOfOwnership: words.ownershipType,
    totalYearsBusiness: words.businessYears,
    ntnNumber,
    cityDealership: words.dealershipCity,
    province: words.province,
    location: words.location,
    proposedLocation: words.proposedLocation,
    proposedSize: words.proposedSize,
    proposedDimensions: words.proposedDimensions,
    agreeToShare: words.dealerAgreement,
  },
  staffFields: z.object({
    assignedRepresentative: clearableText({ max: 200 }),
    reviewDate: clearableText({ max: 10, format: dateFormat }),
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({}),
  agreements: ['agreeToShare'],
  corrected: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'city',
    'cnic',
    'cityDealership',
  ],
  statuses,
  openStatuses: ['submitted', 'reviewing', 'shortlisted', 'interview-scheduled'],
  duplicateStatus: 'rejected',
  duplicateDays: 14,
  completedStatuses: ['approved'],
  dealership: null,
  answeredInCity: null,
  appointment: null,
  responseMinutes: null,
  filters: ['selectedFacilityStatus', 'selectedPreferredDealership', 'cityDealership'],
  sorts: ['firstName', 'lastName', 'city', 'cityDealership', 'province'],
  named: ['firstName', 'lastName'],
  about: ['selectedPreferredDealership', 'cityDealership'],
  counters: {
    totalApplications: 'all',
    reviewingApplications: 'reviewing',
    approvedApplications: 'approved',
    shortlistedApplications: 'shortlisted',
  },
  recentCounter: 'recentApplications',
  tallies: {},
  texts: {
    submitted: words.dealerApplicationSubmitted,
    submitFailed: words.dealerApplicationFailed,
    title: 'Dealer Applications',
    subtitle: 'Manage dealer applications',
    noun: { one: 'dealer application', many: 'dealer applications' },
    empty: 'No dealer applications found',
    loadFailed: 'Failed to load dealer applications. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this dealer application?',
  },
} as const satisfies LeadFacts<
  keyof typeof statuses,
  keyof z.output<typeof dealerApplicationInput>
>;
