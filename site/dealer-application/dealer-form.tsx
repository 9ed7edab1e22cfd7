import { type ReactNode, useId } from 'react';
import {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
  provinces,
} from '#contract/leads/dealer-application.ts';
import { TextField } from '#ui/fields.tsx';
import { nameOption } from '#words/contract/leads/options';
import * as words from '#words/site/dealer-application';
import * as formWords from '#words/site/forms';
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
      next={words.next}
      confirmed={['selectedPreferredDealership', 'cityDealership', 'province']}
      back={{ to: '/', title: formWords.backHome }}
    >
      {({ section: { field }, pending }) => (
        <>
          <ApplicationSection
            number={1}
            title={formWords.personalInformation}
            text={words.applicantText}
          >
            <ApplicantFields field={field} />
          </ApplicationSection>
          <ApplicationSection number={2} title={words.dealershipTitle} text={words.dealershipText}>
            <DealershipFields field={field} />
          </ApplicationSection>
          <ApplicationSection number={3} title={words.locationTitle} text={words.locationText}>
            <LocationFields field={field} />
          </ApplicationSection>
          <div className="border-t border-graphite-200 pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pt-10">
            <div className="grid justify-items-start gap-6 lg:col-span-8 lg:col-start-5">
              {/* Stored with the application but [not enforced](docs/spec/forms.md#dealer-application). */}
              <ConsentField field={field('agreeToShare')} />
              <SubmitButton pending={pending}>{words.send}</SubmitButton>
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
      blank={words.selectDealershipType}
      choices={dealershipTypes}
    />
    <ChoiceSelect
      {...field('selectedFacilityStatus')}
      required
      blank={words.selectFacilityStatus}
      choices={facilityStatuses}
    />
    <TextField {...field('typeOfBusiness')} maxLength={200} hint={words.businessHint} />
    <TextField {...field('typeOfOwnership')} maxLength={100} hint={words.ownershipHint} />
    <TextField {...field('totalYearsBusiness')} inputMode="numeric" maxLength={20} />
    <CommonField field={field} name="ntnNumber" inputMode="numeric" />
  </>
);

/** The location of the dealership. Provinces are suggestions only: any text is accepted. */
const LocationFields = ({ field }: SectionProps) => (
  <>
    <TextField {...field('cityDealership')} required maxLength={100} />
    <div>
      <TextField {...field('province')} required maxLength={100} list="provinces" />
      <datalist id="provinces">
        {provinces.map((province) => (
          <option key={province} value={province} label={nameOption(province)} />
        ))}
      </datalist>
    </div>
    <div className="sm:col-span-2">
      <TextField {...field('location')} required maxLength={500} hint={words.locationHint} />
    </div>
    <div className="sm:col-span-2">
      <TextField {...field('proposedLocation')} maxLength={500} hint={words.proposedLocationHint} />
    </div>
    <TextField {...field('proposedSize')} maxLength={100} hint={words.sizeHint} />
    <TextField {...field('proposedDimensions')} maxLength={200} hint={words.dimensionsHint} />
  </>
);
