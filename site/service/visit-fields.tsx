import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { DayField } from './day-field.tsx';
import { isElectric, listServiceTypes } from './service-types.ts';

/**
 * The service and the day. The API accepts a dealership, but the form [never sends
 * one](docs/spec/forms.md#service-appointment). Once a vehicle is chosen, its services are offered.
 */
export function VisitFields({
  values,
  findError,
  vehicle,
  day,
  openDays,
  onSet,
}: SectionProps & {
  vehicle: string;
  day: string;
  openDays: readonly string[] | null;
  onSet: (field: string) => void;
}) {
  return (
    <FormSection title="Your visit">
      <div className="grid grid-cols-1 gap-5">
        <VehicleField values={values} findError={findError} />
        <SelectField
          name="selectedServiceType"
          label="Service type"
          required
          defaultValue={values.selectedServiceType ?? ''}
          error={findError('selectedServiceType')}
          hint={isElectric(vehicle) ? 'An electric car has no engine oil to change.' : undefined}
        >
          <option value="">Select a service type</option>
          {listServiceTypes(vehicle).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <DayField
          values={values}
          findError={findError}
          day={day}
          openDays={openDays}
          onSet={onSet}
        />
        <TextAreaField
          name="additionalNotes"
          label="Additional notes"
          maxLength={5000}
          hint="Describe what you have noticed, and since when."
          defaultValue={values.additionalNotes}
          error={findError('additionalNotes')}
        />
      </div>
    </FormSection>
  );
}
