import { vehicles } from '#catalogue/vehicles.ts';
import { dealerMessages } from '#contract/dealers.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useToday } from '../forms/use-browser.ts';

/** A city and its dealerships, as records name them. */
export interface CityOfDealerships {
  name: string;
  dealerships: readonly string[];
}

/** Which vehicle, where and when. */
export function VisitFields({
  values,
  errorOf,
  cities,
}: SectionProps & { cities: readonly CityOfDealerships[] }) {
  const today = useToday();
  return (
    <FormSection title="Your visit">
      <div className="grid gap-5">
        <SelectField
          name="selectedVehicle"
          label="Vehicle"
          required
          defaultValue={values.selectedVehicle ?? ''}
          error={errorOf('selectedVehicle')}
        >
          <option value="">Select a vehicle</option>
          {vehicles.map(({ slug, label }) => (
            <option key={slug}>{label}</option>
          ))}
        </SelectField>
        <SelectField
          name="selectedDealership"
          label="Dealership"
          required
          defaultValue={values.selectedDealership ?? ''}
          error={errorOf('selectedDealership')}
        >
          <DealershipOptions cities={cities} />
        </SelectField>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="preferredDate"
            label="Preferred date"
            type="date"
            min={today}
            defaultValue={values.preferredDate}
            error={errorOf('preferredDate')}
          />
          <TextField
            name="preferredTime"
            label="Preferred time"
            type="time"
            defaultValue={values.preferredTime}
            error={errorOf('preferredTime')}
          />
        </div>
      </div>
    </FormSection>
  );
}

function DealershipOptions({ cities }: { cities: readonly CityOfDealerships[] }) {
  if (cities.length === 0) return <option value="">{dealerMessages.noneToChoose}</option>;
  return (
    <>
      <option value="">Select a dealership</option>
      {cities.map(({ name, dealerships }) => (
        <optgroup key={name} label={name}>
          {dealerships.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
