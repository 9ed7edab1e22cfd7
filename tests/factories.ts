import type { Dealer } from '#contract/dealers/dealers.ts';
import { type JobOpening, newJobDefaults } from '#contract/jobs/jobs.ts';
import type { contactInput } from '#contract/leads/contact.ts';
import type { dealerApplicationInput } from '#contract/leads/dealer-application.ts';
import type { jobApplicationInput } from '#contract/leads/job-application.ts';
import type { partsRequestInput } from '#contract/leads/parts-request.ts';
import type { serviceAppointmentInput } from '#contract/leads/service-appointment.ts';
import type { testDriveInput } from '#contract/leads/test-drive.ts';
import type { vehicleBookingInput } from '#contract/leads/vehicle-booking.ts';
import type { z } from '#contract/zod.ts';

type TestDriveInput = z.input<typeof testDriveInput>;

/** Builds a valid test drive booking, with the given fields in place of the defaults. */
export function makeTestDrive(fields: Partial<TestDriveInput> = {}): TestDriveInput {
  return {
    selectedVehicle: 'Haval H6',
    selectedDealership: 'HAVAL Clifton, Karachi',
    ownsVehicle: 'yes',
    licenseAgreement: true,
    responsibilityAgreement: true,
    firstName: 'Sample',
    lastName: 'Visitor',
    phone: '+92 300 0000001',
    email: 'sample.visitor@mail.example',
    preferredDate: '2099-05-04',
    preferredTime: '14:30',
    ...fields,
  };
}

type ContactInput = z.input<typeof contactInput>;

/** Builds a valid contact message, with the given fields in place of the defaults. */
function makeContactInquiry(fields: Partial<ContactInput> = {}): ContactInput {
  return {
    phone: '+92 300 0000002',
    message: 'Please tell me more.\nWhich colours are there?',
    firstName: 'Sample',
    lastName: 'Asker',
    email: 'sample.asker@mail.example',
    address: 'Sample street 1',
    city: 'Lahore',
    subject: 'A question',
    vehicle: 'Tank 500',
    promotionalContact: true,
    ...fields,
  };
}

type VehicleBookingInput = z.input<typeof vehicleBookingInput>;

/** Builds a valid vehicle booking, with the given fields in place of the defaults. */
export function makeVehicleBooking(fields: Partial<VehicleBookingInput> = {}): VehicleBookingInput {
  return {
    selectedVehicle: 'Haval H6 1.5',
    selectedColor: 'Burgundy',
    firstName: 'Sample',
    lastName: 'Buyer',
    phone: '+92 300 0000004',
    address: 'Sample street 3',
    city: 'Lahore',
    cnic: '12345-1234567-1',
    preferredDealership: 'HAVAL Gulberg, Lahore',
    typeOfBooking: 'Purchase Booking',
    email: 'sample.buyer@mail.example',
    ntnNumber: '1234567-8',
    selectedCity: 'Karachi',
    promotionalConsent: true,
    ...fields,
  };
}

/** Builds a valid service appointment. */
export function makeServiceAppointment(): z.input<typeof serviceAppointmentInput> {
  return {
    selectedVehicle: 'Haval Jolion',
    firstName: 'Sample',
    lastName: 'Owner',
    phone: '+92 300 0000005',
    city: 'Multan',
    selectedServiceType: 'Oil Change',
    serviceDate: '2099-06-01',
    email: 'sample.owner@mail.example',
    selectedDealership: 'HAVAL TANK Bosan Road, Multan',
    vinNumber: 'LGWEF6A5XKH000001',
    odometer: '45,000',
    contactMe: false,
    additionalNotes: 'It rattles\nwhen it is cold.',
  };
}

/** Builds a valid parts request. */
function makePartsRequest(): z.input<typeof partsRequestInput> {
  return {
    firstName: 'Sample',
    lastName: 'Owner',
    phone: '+92 300 0000006',
    city: 'Quetta',
    vinNumber: 'LGWEF6A5XKH000002',
    email: 'sample.owner@mail.example',
    mileage: '60,000',
    requiredPart: 'Air filter element',
  };
}

/** Builds a valid dealer application. */
function makeDealerApplication(): z.input<typeof dealerApplicationInput> {
  return {
    selectedPreferredDealership: 'Full Dealership',
    selectedFacilityStatus: 'Land Available',
    firstName: 'Sample',
    lastName: 'Applicant',
    phone: '+92 300 0000007',
    address: 'Sample street 2',
    city: 'Okara',
    cnic: '12345-1234567-1',
    location: 'Sample bypass',
    cityDealership: 'Okara',
    province: 'Punjab',
    email: 'sample.applicant@mail.example',
    ntnNumber: '1234567-8',
    typeOfOwnership: 'Sole proprietor',
    typeOfBusiness: 'Trade in vehicles',
    totalYearsBusiness: '12',
    proposedSize: '2 kanal',
    proposedLocation: 'Sample bypass',
    proposedDimensions: '30 m × 40 m',
    agreeToShare: true,
  };
}

/** Builds a valid job application, with the names of its files. */
function makeJobApplication(): z.input<typeof jobApplicationInput> {
  return {
    selectedEmploymentStatus: 'Unemployed',
    cvFile: 'sample-cv.pdf',
    agreeToShare: true,
    firstName: 'Sample',
    lastName: 'Applicant',
    phone: '+92 300 0000008',
    cnic: '12345-1234567-1',
    jobTitle: 'Sales Executive',
    email: 'sample.applicant@mail.example',
    address: 'Sample street 3',
    city: 'Sialkot',
    maritalStatus: 'Unmarried',
    dateOfBirth: '1995-02-28',
    cnicExpiryDate: '2099-02-28',
    highestEducation: 'Bachelor of Commerce',
    universityInstitute: 'Sample University',
    passingYear: '2017',
    technicalDiploma: 'Sample diploma',
    technicalInstitute: 'Sample Institute',
    technicalPassingYear: '2018',
    totalExperience: '6 years',
    currentDesignation: 'Executive',
    currentEmployer: 'Sample Motors',
    currentEmployerAddress: 'Sample street 4',
    employmentStartDate: '2019-03-01',
    presentSalary: '80000',
    portfolioLink: 'https://portfolio.example/sample',
    responsibilities: 'Showing cars\nand selling them',
    relevantExperience: 'Six years in a showroom',
    unemployedReasonLastSalary: 'The showroom closed; 80,000',
    expectedSalary: '100000',
    noticePeriod: 'One month',
    additionalInfo: 'None',
    photoFile: 'sample-photo.png',
  };
}

/** Builds a dealer, with the given fields in place of the defaults. */
export function makeDealer(fields: Partial<Dealer> = {}): Dealer {
  return {
    _id: 'a-dealer',
    name: 'HAVAL Sample Road',
    city: 'Lahore',
    address: 'Sample address 1',
    email: 'sample@dealers.example',
    phone: '+92 00 000 0001',
    whatsapp: null,
    lat: 31.52,
    lng: 74.359,
    map: 'https://maps.example/sample',
    isActive: true,
    isSample: true,
    description: null,
    services: [],
    workingHours: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** Builds a job opening, with the given fields in place of the defaults. */
export function makeJobOpening(fields: Partial<JobOpening> = {}): JobOpening {
  return {
    ...newJobDefaults,
    _id: 'an-opening',
    title: 'Sales Executive',
    description: 'Receive visitors in the showroom.',
    location: 'Lahore',
    jobLocation: 'Sample address 1',
    mapUrl: null,
    purpose: null,
    qualification: 'Bachelor’s degree',
    salaryRange: null,
    responsibilities: ['Show the cars'],
    requirements: [],
    skills: [],
    imageUrl: null,
    imageAlt: null,
    documentUrl: null,
    documentName: null,
    isSample: true,
    publishAt: null,
    closesAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** Builds a valid input of each request type, by slug. */
export const acceptedInputs: Record<string, () => Record<string, unknown>> = {
  'contact-inquiries': makeContactInquiry,
  'vehicle-bookings': makeVehicleBooking,
  'test-drives': makeTestDrive,
  'service-appointments': makeServiceAppointment,
  'parts-requests': makePartsRequest,
  'job-applications': makeJobApplication,
  'dealer-applications': makeDealerApplication,
};
