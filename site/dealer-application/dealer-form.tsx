import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { CheckboxField } from '#ui/fields.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { ApplicantSection } from './applicant-section.tsx';
import { DealershipSection } from './dealership-section.tsx';
import { LocationSection } from './location-section.tsx';

/** Field labels for the error summary, in the order of the form. */
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  cnic: 'CNIC',
  city: 'City',
  address: 'Address',
  selectedPreferredDealership: 'Preferred dealership',
  selectedFacilityStatus: 'Facility status',
  typeOfBusiness: 'Type of business',
  typeOfOwnership: 'Type of ownership',
  totalYearsBusiness: 'Total years in business',
  ntnNumber: 'NTN number',
  cityDealership: 'City of the dealership',
  province: 'Province',
  location: 'Location',
  proposedLocation: 'Proposed location',
  proposedSize: 'Proposed size',
  proposedDimensions: 'Proposed dimensions',
};

/** The consent has its own words and is never refused. */
const unlabelled = ['agreeToShare'] as const;

/** The fields that the confirmation repeats. */
const confirmed = ['selectedPreferredDealership', 'cityDealership', 'province'] as const;

export function DealerForm({ posted }: { posted: PostedForm | undefined }) {
  return (
    <LeadForm
      facts={dealerApplication}
      posted={posted}
      labels={labels}
      unlabelled={unlabelled}
      next="We will review your application and contact you."
      confirmed={confirmed}
      back={{ to: '/', title: 'Back to the home page' }}
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

/** The consent is stored with the application but [not enforced](docs/spec/forms.md#dealer-application). */
function Consent({ values, findError, pending }: SectionProps & { pending: boolean }) {
  return (
    <div className="border-t border-graphite-200 pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pt-10">
      <div className="grid justify-items-start gap-6 lg:col-span-8 lg:col-start-5">
        <CheckboxField
          name="agreeToShare"
          label="I agree to the terms and to sharing this information for the review of my application."
          defaultChecked={Boolean(values.agreeToShare)}
          error={findError('agreeToShare')}
        />
        <SubmitButton pending={pending}>Submit application</SubmitButton>
      </div>
    </div>
  );
}
