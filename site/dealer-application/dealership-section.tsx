import { dealershipTypes, facilityStatuses } from '#contract/leads/dealer-application.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { ApplicationSection } from './application-section.tsx';

/** What the applicant wants to open, and the business behind it. */
export function DealershipSection({ values, findError }: SectionProps) {
  const field = (name: string) => ({
    name,
    error: findError(name),
    defaultValue: values[name] ?? '',
  });
  return (
    <ApplicationSection
      number={2}
      title="Dealership Information"
      text="The kind of dealership, and the business behind it."
    >
      <SelectField {...field('selectedPreferredDealership')} label="Preferred dealership" required>
        <option value="">Select a preferred dealership</option>
        {dealershipTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <SelectField {...field('selectedFacilityStatus')} label="Facility status" required>
        <option value="">Select a facility status</option>
        {facilityStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <TextField
        {...field('typeOfBusiness')}
        label="Type of business"
        maxLength={200}
        hint="What you do today"
      />
      <TextField
        {...field('typeOfOwnership')}
        label="Type of ownership"
        maxLength={100}
        hint="For example sole proprietor or partnership"
      />
      <TextField
        {...field('totalYearsBusiness')}
        label="Total years in business"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        {...field('ntnNumber')}
        label="NTN number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
    </ApplicationSection>
  );
}
