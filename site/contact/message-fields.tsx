import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { onlyOn } from '../forms/layouts.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { vehicleOptions } from './vehicle-options.ts';

/** What it is about. */
export function MessageFields({ values, errorOf }: SectionProps) {
  return (
    <FormSection title="Your message">
      <div className="grid gap-5">
        <SelectField
          name="vehicle"
          label="Vehicle"
          required
          defaultValue={values.vehicle ?? vehicleOptions[0]}
          error={errorOf('vehicle')}
        >
          {vehicleOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        {/* Marked required, as document 2 has it, and taken without: see the e-mail address. */}
        <div className={onlyOn.desktop}>
          <TextField
            name="subject"
            label="Subject"
            required
            maxLength={200}
            defaultValue={values.subject}
            error={errorOf('subject')}
          />
        </div>
        <TextAreaField
          name="message"
          label="Message"
          required
          maxLength={5000}
          defaultValue={values.message}
          error={errorOf('message')}
        />
        <CheckboxField
          name="promotionalContact"
          label="You may also contact me with offers and news."
          defaultChecked={Boolean(values.promotionalContact)}
          error={errorOf('promotionalContact')}
        />
      </div>
    </FormSection>
  );
}
