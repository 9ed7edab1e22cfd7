import { ChoiceField } from '#ui/choice-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { EmailField, FirstNameField, LastNameField, PhoneField } from '../forms/usual-fields.tsx';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Who comes. */
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
            error={section.errorOf('ownsVehicle')}
            label="Do you own a vehicle?"
            options={answers}
            required
          />
        </div>
      </div>
    </FormSection>
  );
}
