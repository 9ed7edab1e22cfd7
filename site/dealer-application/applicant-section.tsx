import type { SectionProps } from '../forms/section-props.ts';
import { useIsPhone } from '../forms/use-browser.ts';
import {
  AddressField,
  CityField,
  CnicField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from '../forms/usual-fields.tsx';
import { ApplicationSection } from './application-section.tsx';

/**
 * Who applies. Document 1 marks the e-mail address required on desktop, its mobile set, which is the
 * rule, does not ask for it: it is marked there, and an application without it is taken all the same.
 */
export function ApplicantSection(section: SectionProps) {
  const isPhone = useIsPhone();
  return (
    <ApplicationSection
      number={1}
      title="Personal Information"
      text="Who applies, and how we reach you."
    >
      <FirstNameField {...section} />
      <LastNameField {...section} />
      <PhoneField {...section} />
      <EmailField {...section} required={!isPhone} />
      <CnicField {...section} />
      <CityField {...section} />
      <div className="sm:col-span-2">
        <AddressField {...section} />
      </div>
    </ApplicationSection>
  );
}
