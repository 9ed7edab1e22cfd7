import { describe, expect, it } from 'vitest';
import { listFields } from '#contract/input/read-form.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { popupSubscribeInput, subscribeInput } from '#contract/newsletter/newsletter.ts';
import { quoteInput } from '#contract/on-road/quotes.ts';
import type { z } from '#contract/zod.ts';
import { privacySections } from './sections.ts';

const sections = privacySections(undefined);
const findSection = (id: string) => sections.find((section) => section.id === id);
const points = findSection('forms')?.points ?? [];

/** What the page calls fields of several forms, where it is not their label. */
const sharedWords: Record<string, string> = {
  firstName: 'name',
  lastName: 'name',
  fullName: 'name',
  phone: 'phone',
};

/** The name of each form on the page, and what it calls the form's fields, where it is not their label. */
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
      preferredDate: 'day',
      preferredTime: 'time',
    },
  ],
  'vehicle-bookings': [
    'Vehicle booking',
    {
      selectedVehicle: 'the vehicle',
      selectedColor: 'its colour',
      preferredDealership: 'the dealership',
      typeOfBooking: 'the type of booking',
      selectedCity: 'the city of delivery',
      promotionalConsent: 'whether we may tell you of offers',
      quoteCode: 'the code of a quote',
      shownPrice: 'the sum that the page showed',
    },
  ],
  'service-appointments': [
    'Service',
    {
      selectedVehicle: 'vehicle',
      selectedServiceType: 'the service you need',
      serviceDate: 'day',
      selectedDealership: 'dealership',
      dealerId: 'dealership',
      additionalNotes: 'notes',
    },
  ],
  'parts-requests': [
    'Parts',
    {
      requiredPart: 'the part',
    },
  ],
  'contact-inquiries': [
    'Contact',
    {
      vehicle: 'the vehicle',
      promotionalContact: 'whether we may tell you of offers',
    },
  ],
  'dealer-applications': [
    'Dealership',
    {
      selectedPreferredDealership: 'the kind of dealership',
      selectedFacilityStatus: 'the state of its facility',
      location: 'its location',
      cityDealership: 'its location, city',
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
      jobTitle: 'the job',
      cnicExpiryDate: 'when your CNIC expires',
      highestEducation: 'your education',
      universityInstitute: 'institutes',
      passingYear: 'years',
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

type Labels = Readonly<Record<string, string>>;

const forms: [slug: string, input: z.core.$ZodType, labels: Labels][] = [
  ...leadTypes.map(({ slug, input, labels }): [string, z.core.$ZodType, Labels] => [
    slug,
    input,
    labels,
  ]),
  ['newsletter', subscribeInput, {}],
  ['newsletter popup', popupSubscribeInput, {}],
  ['quotes', quoteInput, {}],
];

/** A label within a sentence: 'date of birth', but 'CNIC'. */
const uncapitalize = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

describe.each(forms)('the privacy page on the form of %s', (slug, input, labels) => {
  const [form, fields] = words[slug] ?? ['', {}];
  const point = points.find((one) => one.startsWith(`${form}: `)) ?? '';
  const [, given = '', byChoice = ''] =
    /^[^:]+: (.*?)(?:, and, if you give them, (.*))?$/.exec(point) ?? [];

  it('names every field', () => {
    // Every form sends them; the page names them once.
    const names = Object.keys(listFields(input)).filter(
      (name) => name !== 'source' && name !== 'language',
    );
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
    for (const name of names.filter((one) => !unsent.includes(one))) {
      const text = fields[name] ?? sharedWords[name] ?? uncapitalize(labels[name] ?? '?');
      expect(point, name).toContain(text);
    }
  });

  it('names the email as given by choice, but for the newsletter', () => {
    if (!('email' in listFields(input))) return;
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
  expect(text).toContain('the language of the page');
});
