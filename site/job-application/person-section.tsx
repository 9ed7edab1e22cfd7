import { maritalStatuses } from '#contract/leads/job-application-input.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import {
  AddressField,
  CityField,
  CnicField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from '../forms/common-fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { bindFields } from './bind-fields.ts';
import { FieldGroup, Wide } from './field-group.tsx';

/** The applicant's personal and contact details. */
export function PersonSection(section: SectionProps) {
  const field = bindFields(section);
  return (
    <FieldGroup title="Personal Information">
      <FirstNameField {...section} />
      <LastNameField {...section} />
      <PhoneField {...section} />
      <EmailField {...section} />
      <CnicField {...section} />
      <TextField {...field('cnicExpiryDate')} label="CNIC expiry date" type="date" />
      <TextField
        {...field('dateOfBirth')}
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min="1930-01-01"
      />
      <SelectField {...field('maritalStatus')} label="Marital status">
        <option value="">Select a marital status</option>
        {maritalStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <Wide>
        <AddressField {...section} required={false} />
      </Wide>
      <CityField {...section} required={false} />
    </FieldGroup>
  );
}
