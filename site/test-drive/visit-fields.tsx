import { TextField } from '#ui/text-field.tsx';
import { DealershipField } from '../forms/dealership-field.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useToday } from '../forms/use-browser.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';

/** The vehicle, dealership, date and time. */
export function VisitFields({
  cities,
  ...section
}: SectionProps & { cities: readonly CityOfDealerships[] }) {
  const { values, findError } = section;
  const today = useToday();
  return (
    <FormSection title="Your visit">
      <div className="grid gap-5">
        <VehicleField {...section} />
        <DealershipField
          {...section}
          name="selectedDealership"
          label="Dealership"
          cities={cities}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="preferredDate"
            label="Preferred date"
            type="date"
            min={today}
            defaultValue={values.preferredDate}
            error={findError('preferredDate')}
          />
          <TextField
            name="preferredTime"
            label="Preferred time"
            type="time"
            defaultValue={values.preferredTime}
            error={findError('preferredTime')}
          />
        </div>
      </div>
    </FormSection>
  );
}
