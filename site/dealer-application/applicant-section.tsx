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
import { ApplicationSection } from './application-section.tsx';

/** The applicant's contact details. */
export function ApplicantSection(section: SectionProps) {
  return (
    <ApplicationSection
      number={1}
      title="Personal Information"
      text="Your name and how to reach you."
    >
      <FirstNameField {...section} />
      <LastNameField {...section} />
      <PhoneField {...section} />
      <EmailField {...section} />
      <CnicField {...section} />
      <CityField {...section} />
      <div className="sm:col-span-2">
        <AddressField {...section} />
      </div>
    </ApplicationSection>
  );
}
