import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { ApplicantSection } from './applicant-section.tsx';
import { DealershipSection } from './dealership-section.tsx';
import { LocationSection } from './location-section.tsx';

/** The fields as the error summary calls them. */
const labels = {
  selectedPreferredDealership: 'Preferred dealership',
  selectedFacilityStatus: 'Facility status',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  address: 'Address',
  city: 'City',
  cnic: 'CNIC',
  location: 'Location',
  cityDealership: 'City of the dealership',
  province: 'Province',
  email: 'Email',
  ntnNumber: 'NTN number',
  typeOfOwnership: 'Type of ownership',
  typeOfBusiness: 'Type of business',
  totalYearsBusiness: 'Total years in business',
  proposedSize: 'Proposed size',
  proposedLocation: 'Proposed location',
  proposedDimensions: 'Proposed dimensions',
};

export function DealerForm({ posted }: { posted: PostedForm | undefined }) {
  return (
    <LeadForm
      facts={dealerApplication}
      posted={posted}
      labels={labels}
      next="We will review your application and contact you."
    >
      {({ section, pending }) => (
        <>
          <ApplicantSection {...section} />
          <DealershipSection {...section} />
          <LocationSection {...section} />
          <Consent {...section} pending={pending} />
        </>
      )}
    </LeadForm>
  );
}

/** The terms are shown and stored with the application, which is taken without them (document 1). */
function Consent({ values, errorOf, pending }: SectionProps & { pending: boolean }) {
  return (
    <div className="border-t border-graphite-200 pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pt-10">
      <div className="grid justify-items-start gap-6 lg:col-span-8 lg:col-start-5 xl:col-span-7 xl:col-start-5">
        <CheckboxField
          name="agreeToShare"
          label="I agree to the terms and to sharing this information for the review of my application."
          defaultChecked={Boolean(values.agreeToShare)}
          error={errorOf('agreeToShare')}
        />
        <SubmitButton pending={pending}>Submit application</SubmitButton>
      </div>
    </div>
  );
}
