import { TextField } from '#ui/fields.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import { type AskedTimes, VisitTime, visitAnchor } from '../appointments/visit-time.tsx';
import { DealershipField } from '../forms/dealership-field.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useToday } from '../forms/use-browser.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';

/** The vehicle, dealership, date and time. */
export function VisitFields({
  cities,
  slots,
  times,
  onSet,
  ...section
}: SectionProps & {
  cities: readonly CityOfDealerships[];
  slots: Slots;
  times: AskedTimes;
  onSet: (field: string) => void;
}) {
  const { values, findError } = section;
  const today = useToday();
  return (
    <FormSection title="Your visit" anchor={visitAnchor}>
      <div className="grid gap-5">
        <VehicleField {...section} />
        <DealershipField
          {...section}
          name="selectedDealership"
          label="Dealership"
          cities={cities}
        />
        <VisitTime {...section} slots={slots} times={times} isOptional onSet={onSet}>
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
        </VisitTime>
      </div>
    </FormSection>
  );
}
