import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useIsPhone } from '../forms/use-browser.ts';
import {
  CityField,
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
  const { values, errorOf } = section;
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
      <TextField
        name="cnic"
        label="CNIC"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        hint="13 digits, for example 12345-1234567-1"
        defaultValue={values.cnic}
        error={errorOf('cnic')}
      />
      <CityField {...section} />
      <div className="sm:col-span-2">
        <TextField
          name="address"
          label="Address"
          required
          autoComplete="street-address"
          maxLength={500}
          defaultValue={values.address}
          error={errorOf('address')}
        />
      </div>
    </ApplicationSection>
  );
}
