import { TextField } from '#ui/fields.tsx';
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
import { BookingSection } from './booking-section.tsx';

/** The customer: name and address as on official papers, and contact details. */
export function PersonSection(section: SectionProps) {
  return (
    <BookingSection title="Personal Details" text="As they appear on your CNIC.">
      <FirstNameField {...section} />
      <LastNameField {...section} />
      <PhoneField {...section} />
      <EmailField {...section} />
      <div className="sm:col-span-2">
        <AddressField {...section} />
      </div>
      <CityField {...section} />
      <CnicField {...section} />
      <TextField
        name="ntnNumber"
        label="NTN number"
        autoComplete="off"
        maxLength={40}
        defaultValue={section.values.ntnNumber}
        error={section.findError('ntnNumber')}
      />
    </BookingSection>
  );
}
