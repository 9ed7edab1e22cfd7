import { describe, expect, it } from 'vitest';
import { listFields } from '#contract/input/read-form.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { popupSubscribeInput, subscribeInput } from '#contract/newsletter/newsletter.ts';
import { quoteInput } from '#contract/on-road/quotes.ts';
import type { z } from '#contract/zod.ts';
import { privacySections } from './privacy.ts';

const sections = privacySections(undefined);
const findSection = (id: string) => sections.find((section) => section.id === id);
const points = findSection('forms')?.points ?? [];

/** What the page calls the fields of each form, after the name of the form. */
const words: Record<string, [form: string, fields: Record<string, string>]> = {
  'test-drives': [
    'Test drive',
    {
      selectedVehicle: 'the vehicle',
      selectedDealership: 'the dealership',
      dealerId: 'the dealership',
      ownsVehicle: 'whether you own a vehicle',
      licenseAgreement: 'your two agreements',
      responsibilityAgreement: 'your two agreements',
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      email: 'email',
      preferredDate: 'day',
      preferredTime: 'time',
      slot: 'day and time',
    },
  ],
  'vehicle-bookings': [
    'Vehicle booking',
    {
      selectedVehicle: 'the vehicle',
      selectedColor: 'its colour',
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      address: 'address',
      city: 'city',
      cnic: 'CNIC',
      preferredDealership: 'the dealership',
      typeOfBooking: 'the type of booking',
      email: 'email',
      ntnNumber: 'NTN number',
      selectedCity: 'the city of delivery',
      promotionalConsent: 'whether we may tell you of offers',
      quoteCode: 'the code of a quote',
    },
  ],
  'service-appointments': [
    'Service',
    {
      selectedVehicle: 'vehicle',
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      city: 'city',
      selectedServiceType: 'the service you need',
      serviceDate: 'day',
      slot: 'day and time',
      email: 'email',
      selectedDealership: 'dealership',
      dealerId: 'dealership',
      vinNumber: 'VIN',
      odometer: 'odometer',
      additionalNotes: 'notes',
    },
  ],
  'parts-requests': [
    'Parts',
    {
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      city: 'city',
      vinNumber: 'VIN',
      email: 'email',
      mileage: 'mileage',
      requiredPart: 'the part',
    },
  ],
  'contact-inquiries': [
    'Contact',
    {
      phone: 'phone',
      message: 'message',
      fullName: 'name',
      firstName: 'name',
      lastName: 'name',
      email: 'email',
      address: 'address',
      city: 'city',
      subject: 'subject',
      vehicle: 'the vehicle',
      promotionalContact: 'whether we may tell you of offers',
    },
  ],
  'dealer-applications': [
    'Dealership',
    {
      selectedPreferredDealership: 'the kind of dealership',
      selectedFacilityStatus: 'the state of its facility',
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      address: 'address',
      city: 'city',
      cnic: 'CNIC',
      location: 'its location',
      cityDealership: 'its location, city',
      province: 'province',
      email: 'email',
      ntnNumber: 'NTN number',
      typeOfOwnership: 'who owns it',
      typeOfBusiness: 'your business',
      totalYearsBusiness: 'for how many years',
      proposedSize: 'the size',
      proposedLocation: 'place',
      proposedDimensions: 'dimensions',
      agreeToShare: 'your agreement',
    },
  ],
  'job-applications': [
    'Job application',
    {
      selectedEmploymentStatus: 'your employment status',
      cvFile: 'your CV',
      agreeToShare: 'your agreement',
      firstName: 'name',
      lastName: 'name',
      phone: 'phone',
      cnic: 'CNIC',
      email: 'email',
      jobTitle: 'the job',
      address: 'address',
      city: 'city',
      maritalStatus: 'marital status',
      dateOfBirth: 'date of birth',
      cnicExpiryDate: 'when your CNIC expires',
      highestEducation: 'your education',
      universityInstitute: 'institutes',
      passingYear: 'years',
      technicalDiploma: 'technical diploma',
      technicalInstitute: 'institutes',
      technicalPassingYear: 'years',
      totalExperience: 'your experience',
      currentDesignation: 'your designation',
      currentEmployer: 'your employer',
      currentEmployerAddress: 'your employer with address',
      employmentStartDate: 'since when',
      presentSalary: 'present and expected salary',
      portfolioLink: 'a link to your portfolio',
      responsibilities: 'responsibilities',
      relevantExperience: 'your experience',
      unemployedReasonLastSalary: 'why you are unemployed and your last salary',
      expectedSalary: 'expected salary',
      noticePeriod: 'notice period',
      additionalInfo: 'anything else you add',
      photoFile: 'a photo',
    },
  ],
  newsletter: ['Newsletter', { email: 'your email address' }],
  'newsletter popup': [
    'Newsletter',
    { firstName: 'your name', lastName: 'your name', email: 'your email address' },
  ],
  quotes: [
    'Quote',
    {
      vehicleId: 'the car',
      cityId: 'the city',
      province: 'the province of registration',
      taxpayer: 'whether you are on the list of active taxpayers',
      date: 'the day',
      name: 'name',
      phone: 'phone',
    },
  ],
};

/** The site never sends it: it is always false. */
const unsent = ['contactMe'];

const forms: [slug: string, input: z.core.$ZodType][] = [
  ...leadTypes.map(({ slug, input }): [string, z.core.$ZodType] => [slug, input]),
  ['newsletter', subscribeInput],
  ['newsletter popup', popupSubscribeInput],
  ['quotes', quoteInput],
];

describe.each(forms)('the privacy page on the form of %s', (slug, input) => {
  const [form, fields] = words[slug] ?? ['', {}];
  const point = points.find((one) => one.startsWith(`${form}: `)) ?? '';
  const [, given = '', byChoice = ''] =
    /^[^:]+: (.*?)(?:, and, if you give them, (.*))?$/.exec(point) ?? [];

  it('names every field', () => {
    // Every form sends it; the page names it once.
    const names = Object.keys(listFields(input)).filter((name) => name !== 'source');
    expect(names.filter((name) => !unsent.includes(name)).sort()).toEqual(
      Object.keys(fields).sort(),
    );
    for (const [name, text] of Object.entries(fields)) expect(point, name).toContain(text);
  });

  it('names the email as given by choice, but for the newsletter', () => {
    if (!('email' in fields)) return;
    const isNeeded = form === 'Newsletter';
    expect(given.includes('email')).toBe(isNeeded);
    expect(byChoice.startsWith('email, ')).toBe(!isNeeded);
  });
});

it('the privacy page names what is stored with every request', () => {
  const text = findSection('with-it')?.paragraphs.join(' ') ?? '';
  expect(text).toContain('the internet address it came from');
  expect(text).toContain('what your browser calls itself');
  expect(text).toContain('which website or campaign led you here');
});
