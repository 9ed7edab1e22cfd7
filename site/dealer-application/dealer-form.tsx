import { type ReactNode, useId } from 'react';
import {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
} from '#contract/leads/dealer-application.ts';
import { TextField } from '#ui/fields.tsx';
import {
  ChoiceSelect,
  CommonField,
  ConsentField,
  type SectionProps,
  SubmitButton,
} from '../forms/common-fields.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { PostedForm } from '../forms/posted-form.ts';

export function DealerForm({ posted }: { posted: PostedForm | undefined }) {
  return (
    <LeadForm
      facts={dealerApplication}
      posted={posted}
      next="We will review your application and contact you."
      confirmed={['selectedPreferredDealership', 'cityDealership', 'province']}
      back={{ to: '/', title: 'Back to the home page' }}
    >
      {({ section: { field }, pending }) => (
        <>
          <ApplicationSection
            number={1}
            title="Personal Information"
            text="Your name and how to reach you."
          >
            <ApplicantFields field={field} />
          </ApplicationSection>
          <ApplicationSection
            number={2}
            title="Dealership Information"
            text="The kind of dealership, and the business behind it."
          >
            <DealershipFields field={field} />
          </ApplicationSection>
          <ApplicationSection
            number={3}
            title="Location Details"
            text="Where the dealership will be, and how large the site is."
          >
            <LocationFields field={field} />
          </ApplicationSection>
          <div className="border-t border-graphite-200 pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pt-10">
            <div className="grid justify-items-start gap-6 lg:col-span-8 lg:col-start-5">
              {/* Stored with the application but [not enforced](docs/spec/forms.md#dealer-application). */}
              <ConsentField field={field('agreeToShare')} />
              <SubmitButton pending={pending}>Submit application</SubmitButton>
            </div>
          </div>
        </>
      )}
    </LeadForm>
  );
}

/** A numbered section of the application. On desktop its title stays beside its fields. */
function ApplicationSection({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  /** One sentence that describes the section. */
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-graphite-200 py-10 not-first:border-t first:pt-4 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:py-16"
    >
      <div className="mb-7 lg:col-span-4 lg:mb-0">
        <div className="flex gap-4 lg:sticky lg:top-28 lg:block">
          <p
            aria-hidden="true"
            className="tabular text-4xl leading-none font-medium tracking-tight text-graphite-300 lg:text-6xl"
          >
            {number}
          </p>
          <div className="lg:mt-5">
            <h2 id={id} className="text-xl font-semibold tracking-tight lg:text-3xl">
              {title}
            </h2>
            <p className="mt-1 max-w-xs text-sm text-graphite-600 lg:mt-2 lg:text-base">{text}</p>
          </div>
        </div>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}

/** The applicant's contact details. */
const ApplicantFields = ({ field }: SectionProps) => (
  <>
    <CommonField field={field} name="firstName" />
    <CommonField field={field} name="lastName" />
    <CommonField field={field} name="phone" />
    <CommonField field={field} name="email" />
    <CommonField field={field} name="cnic" />
    <CommonField field={field} name="city" />
    <div className="sm:col-span-2">
      <CommonField field={field} name="address" />
    </div>
  </>
);

/** What the applicant wants to open, and the business behind it. */
const DealershipFields = ({ field }: SectionProps) => (
  <>
    <ChoiceSelect
      {...field('selectedPreferredDealership')}
      required
      blank="Select a preferred dealership"
      choices={dealershipTypes}
    />
    <ChoiceSelect
      {...field('selectedFacilityStatus')}
      required
      blank="Select a facility status"
      choices={facilityStatuses}
    />
    <TextField {...field('typeOfBusiness')} maxLength={200} hint="What you do today" />
    <TextField
      {...field('typeOfOwnership')}
      maxLength={100}
      hint="For example sole proprietor or partnership"
    />
    <TextField {...field('totalYearsBusiness')} inputMode="numeric" maxLength={20} />
    <CommonField field={field} name="ntnNumber" inputMode="numeric" />
  </>
);

/** Suggestions only: any text is accepted. */
const provinces = [
  'Azad Jammu and Kashmir',
  'Balochistan',
  'Gilgit-Baltistan',
  'Islamabad Capital Territory',
  'Khyber Pakhtunkhwa',
  'Punjab',
  'Sindh',
] as const;

/** The location of the dealership. */
const LocationFields = ({ field }: SectionProps) => (
  <>
    <TextField {...field('cityDealership')} required maxLength={100} />
    <div>
      <TextField {...field('province')} required maxLength={100} list="provinces" />
      <datalist id="provinces">
        {provinces.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
    </div>
    <div className="sm:col-span-2">
      <TextField {...field('location')} required maxLength={500} hint="The area and the road" />
    </div>
    <div className="sm:col-span-2">
      <TextField
        {...field('proposedLocation')}
        maxLength={500}
        hint="The site itself: plot number, landmark or a link to a map"
      />
    </div>
    <TextField {...field('proposedSize')} maxLength={100} hint="For example 2 kanal" />
    <TextField
      {...field('proposedDimensions')}
      maxLength={200}
      hint="Front and depth, for example 100 ft × 90 ft"
    />
  </>
);
