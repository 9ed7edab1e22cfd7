import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { onlyOn } from '../forms/layouts.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleSelect } from '../forms/vehicle-field.tsx';
import { findVehicleByOption, vehicleOptions } from './vehicle-options.ts';

const choices = vehicleOptions.flatMap((option) => {
  const vehicle = findVehicleByOption(option);
  return vehicle ? [{ value: option, label: vehicle.label, thumbnail: vehicle.slug }] : [];
});

/** The vehicle, subject and message. */
export function MessageFields({ values, findError }: SectionProps) {
  return (
    <FormSection title="Your message">
      <div className="small-vehicle-pictures grid gap-5">
        <VehicleSelect
          name="vehicle"
          label="Vehicle"
          isPreselected
          defaultValue={values.vehicle ?? vehicleOptions[0]}
          error={findError('vehicle')}
          choices={choices}
        >
          {vehicleOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </VehicleSelect>
        {/* Marked as required but not enforced: the subject is [optional](docs/spec/forms.md#contact). */}
        <div className={onlyOn.desktop}>
          <TextField
            name="subject"
            label="Subject"
            required
            maxLength={200}
            defaultValue={values.subject}
            error={findError('subject')}
          />
        </div>
        <TextAreaField
          name="message"
          label="Message"
          required
          maxLength={5000}
          defaultValue={values.message}
          error={findError('message')}
        />
        <CheckboxField
          name="promotionalContact"
          label="You may also contact me with offers and news."
          defaultChecked={Boolean(values.promotionalContact)}
          error={findError('promotionalContact')}
        />
      </div>
    </FormSection>
  );
}
