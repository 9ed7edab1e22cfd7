import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import {
  AddressField,
  CityField,
  CnicField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from '../forms/usual-fields.tsx';
import { BookingSection } from './booking-section.tsx';

/** Who books: the name as it is to stand on the papers, and how to reach its bearer. */
export function PersonSection(section: SectionProps) {
  return (
    <BookingSection title="Personal Details" text="As they stand on your CNIC.">
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
        error={section.errorOf('ntnNumber')}
      />
    </BookingSection>
  );
}
