import {
  CityField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from './common-fields.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';

/** The visitor's name, city and contact details. */
export function PersonSection(section: SectionProps) {
  return (
    <FormSection title="About you">
      <div className="grid gap-5 sm:grid-cols-2">
        <FirstNameField {...section} />
        <LastNameField {...section} />
        <PhoneField {...section} />
        <CityField {...section} />
        <div className="sm:col-span-2">
          <EmailField {...section} />
        </div>
      </div>
    </FormSection>
  );
}
