import { serviceTypes } from '#contract/leads/service-appointment.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { DayField } from './day-field.tsx';

/**
 * What is to be done, and when. There is no field for the dealership: the contract knows one, and
 * document 2 has the form never send it.
 */
export function VisitFields({
  values,
  errorOf,
  day,
  onSet,
}: SectionProps & { day: string; onSet: (field: string) => void }) {
  return (
    <FormSection title="Your visit">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <VehicleField values={values} errorOf={errorOf} />
          <SelectField
            name="selectedServiceType"
            label="Service type"
            required
            defaultValue={values.selectedServiceType ?? ''}
            error={errorOf('selectedServiceType')}
          >
            <option value="">Select a service type</option>
            {serviceTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
        </div>
        <DayField values={values} errorOf={errorOf} day={day} onSet={onSet} />
        <TextAreaField
          name="additionalNotes"
          label="Additional notes"
          maxLength={5000}
          hint="What you hear, see or smell, and since when."
          defaultValue={values.additionalNotes}
          error={errorOf('additionalNotes')}
        />
      </div>
    </FormSection>
  );
}
