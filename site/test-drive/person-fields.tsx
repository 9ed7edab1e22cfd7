import { ChoiceField } from '#ui/fields.tsx';
import { EmailField, FirstNameField, LastNameField, PhoneField } from '../forms/common-fields.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** The visitor's name and contact details. */
export function PersonFields(section: SectionProps) {
  return (
    <FormSection title="About you">
      <div className="grid gap-5 sm:grid-cols-2">
        <FirstNameField {...section} />
        <LastNameField {...section} />
        <PhoneField {...section} />
        <EmailField {...section} />
        <div className="sm:col-span-2">
          <ChoiceField
            name="ownsVehicle"
            defaultValue={section.values.ownsVehicle}
            error={section.findError('ownsVehicle')}
            label="Do you own a vehicle?"
            options={answers}
            required
          />
        </div>
      </div>
    </FormSection>
  );
}
