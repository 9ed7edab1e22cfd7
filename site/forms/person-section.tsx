import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import {
  CityField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from './usual-fields.tsx';

/** Who asks, where from, and how to be reached. */
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
