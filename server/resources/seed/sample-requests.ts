import { Readable } from 'node:stream';
import { addDays } from '#contract/reports/reports.ts';
import { type FileStorage, newKey } from '#server/platform/files/storage.ts';
import { applicationFiles } from '#server/resources/leads/types/job-application.ts';

/** A sample of a request type: the form's input, and the changes by staff. */
export interface SampleRequest {
  /** The form's fields that are not common to all samples, and the fields that staff set. */
  fields: Record<string, unknown>;
  status: string;
  /** How many days ago it came; 0: within the last hours. */
  daysAgo: number;
  /** Whether the account hr owns it and has called the customer. */
  isAnswered?: boolean;
  /** In how many days hr follows up. */
  followUpIn?: number;
  /** The slot of its appointment, or the index of the dealer's next open days. */
  appointment?: string | { openDay: number };
}

/** The data that samples refer to: labels of dealers and of a car, and today in Pakistan. */
interface Facts {
  dealers: readonly [string, string];
  trim: string;
  today: string;
}

const message = 'Sample request: nobody sent it.';

const inquiries: readonly SampleRequest[] = [
  ['Tank 500', 'Delivery time', 'new', 0],
  ['Haval H6', 'Price of the trims', 'new', 1],
  ['Ora 03', 'Charging at home', 'in-progress', 2],
  ['Haval Jolion', 'Warranty', 'resolved', 5],
].map(([vehicle, subject, status, daysAgo]) => ({
  fields: { vehicle, subject, message, city: 'Lahore', promotionalContact: false },
  status: String(status),
  daysAgo: Number(daysAgo),
  isAnswered: status !== 'new',
  ...(status === 'in-progress' && { followUpIn: 0 }),
}));

const buildBookings = ({ dealers, trim }: Facts): SampleRequest[] => {
  const fields = {
    selectedVehicle: trim,
    selectedColor: 'Burgundy',
    address: 'Sample street 3',
    city: 'Karachi',
    preferredDealership: dealers[0],
    typeOfBooking: 'Purchase Booking',
    promotionalConsent: false,
  };
  return [
    { fields, status: 'pending', daysAgo: 0 },
    { fields, status: 'confirmed', daysAgo: 3, isAnswered: true, followUpIn: 0 },
    {
      fields: { ...fields, preferredDealership: dealers[1], paymentStatus: 'completed' },
      status: 'completed',
      daysAgo: 8,
      isAnswered: true,
    },
  ];
};

const buildTestDrives = ({ dealers, today }: Facts): SampleRequest[] => {
  const fields = {
    selectedVehicle: 'Haval H6',
    selectedDealership: dealers[0],
    ownsVehicle: 'no',
    licenseAgreement: true,
    responsibilityAgreement: true,
  };
  const past = (days: number) => `${addDays(today, -days)}T11:00`;
  return [
    { fields, status: 'pending', daysAgo: 0, appointment: { openDay: 0 } },
    { fields, status: 'confirmed', daysAgo: 1, isAnswered: true, appointment: { openDay: 0 } },
    {
      fields: { ...fields, selectedVehicle: 'Tank 500', selectedDealership: dealers[1] },
      status: 'confirmed',
      daysAgo: 2,
      isAnswered: true,
      appointment: { openDay: 1 },
    },
    { fields, status: 'completed', daysAgo: 6, isAnswered: true, appointment: past(2) },
    { fields, status: 'no-show', daysAgo: 7, isAnswered: true, appointment: past(3) },
  ];
};

const buildServices = ({ dealers, today }: Facts): SampleRequest[] => {
  const fields = {
    selectedVehicle: 'Haval Jolion',
    city: 'Karachi',
    selectedServiceType: 'Oil Change',
    selectedDealership: dealers[0],
    odometer: 45_000,
    contactMe: false,
    additionalNotes: message,
  };
  const past = `${addDays(today, -4)}T10:00`;
  return [
    { fields, status: 'pending', daysAgo: 0, appointment: { openDay: 1 } },
    {
      fields: { ...fields, selectedServiceType: 'Brake Service' },
      status: 'confirmed',
      daysAgo: 2,
      isAnswered: true,
      appointment: { openDay: 0 },
    },
    { fields, status: 'completed', daysAgo: 9, isAnswered: true, appointment: past },
  ];
};

const parts: readonly SampleRequest[] = [
  { part: 'Air filter element', status: 'pending', daysAgo: 1 },
  { part: 'Wiper blades, front', status: 'ordered', daysAgo: 4, isAnswered: true, followUpIn: 1 },
].map(({ part, ...rest }) => ({
  fields: { city: 'Quetta', vinNumber: 'LGWEF6A5XKH000002', requiredPart: part, mileage: 60_000 },
  ...rest,
}));

/** The sample job applications. Each has a separate CV. */
const sampleApplications: readonly SampleRequest[] = [
  { jobTitle: 'Sales Executive', status: 'submitted', daysAgo: 1 },
  { jobTitle: 'Sales Executive', status: 'shortlisted', daysAgo: 5, isAnswered: true },
  { jobTitle: 'Service Adviser', status: 'reviewing', daysAgo: 3, isAnswered: true },
].map(({ jobTitle, ...rest }) => ({
  fields: { jobTitle, selectedEmploymentStatus: 'Employed', city: 'Sialkot', agreeToShare: true },
  ...rest,
}));

const applications: readonly SampleRequest[] = [
  { cityDealership: 'Okara', status: 'submitted', daysAgo: 2 },
  { cityDealership: 'Gujrat', status: 'reviewing', daysAgo: 6, isAnswered: true, followUpIn: 2 },
].map(({ cityDealership, ...rest }) => ({
  fields: {
    selectedPreferredDealership: 'Full Dealership',
    selectedFacilityStatus: 'Land Available',
    address: 'Sample street 2',
    city: cityDealership,
    cityDealership,
    location: 'Sample bypass',
    province: 'Punjab',
    agreeToShare: true,
  },
  ...rest,
}));

/** Builds the sample requests of each type, by slug. */
export const sampleRequests = (facts: Facts): Record<string, readonly SampleRequest[]> => ({
  'contact-inquiries': inquiries,
  'vehicle-bookings': buildBookings(facts),
  'test-drives': buildTestDrives(facts),
  'service-appointments': buildServices(facts),
  'parts-requests': parts,
  'job-applications': sampleApplications,
  'dealer-applications': applications,
});

const lines = ['Sample CV', 'Nobody applied: this file came with the sample content.'];

/** Builds a PDF of one page with these lines. */
function buildPdf(): string {
  const content = `BT /F1 18 Tf 72 760 Td 28 TL ${lines.map((line) => `(${line}) '`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = parts.join('').length;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${parts.join('')}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** Stores a CV for each of the sample job applications, because purging one deletes its file. Returns the keys. */
export async function storeSampleCvs(storage: FileStorage): Promise<string[]> {
  const keys = sampleApplications.map(() => newKey(applicationFiles.cvFile, 'pdf'));
  const pdf = Buffer.from(buildPdf(), 'latin1');
  for (const key of keys) await storage.put(key, Readable.from([pdf]), 'application/pdf');
  return keys;
}
