import { SelectField, TextAreaField } from '#ui/fields.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import { type AskedTimes, VisitTime, visitAnchor } from '../appointments/visit-time.tsx';
import { DealershipField } from '../forms/dealership-field.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { DayField } from './day-field.tsx';
import { isElectric, listServiceTypes } from './service-types.ts';

/**
 * The service, the dealership and the day. Once a vehicle is chosen, its services are offered; a dealership that takes
 * [appointments](docs/spec/appointments.md#free-times) offers its times.
 */
export function VisitFields({
  values,
  findError,
  vehicle,
  day,
  openDays,
  cities,
  slots,
  times,
  onSet,
}: SectionProps & {
  vehicle: string;
  day: string;
  openDays: readonly string[] | null;
  cities: readonly CityOfDealerships[];
  slots: Slots;
  times: AskedTimes;
  onSet: (field: string) => void;
}) {
  return (
    <FormSection title="Your visit" anchor={visitAnchor}>
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
          {listServiceTypes(vehicle).map(({ type, text }) => (
            <option key={type} value={type}>
              {text}
            </option>
          ))}
        </SelectField>
        <DealershipField
          values={values}
          findError={findError}
          name="selectedDealership"
          label="Dealership"
          cities={cities}
          required={false}
          none="Any: we will call you"
          hint="Choose one to see its free times."
        />
        <VisitTime values={values} findError={findError} slots={slots} times={times} onSet={onSet}>
          <DayField
            values={values}
            findError={findError}
            day={day}
            openDays={openDays}
            onSet={onSet}
          />
        </VisitTime>
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
