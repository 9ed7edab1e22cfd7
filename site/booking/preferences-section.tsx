import { bookingTypes } from '#contract/leads/vehicle-booking.ts';
import { CheckboxField, SelectField } from '#ui/fields.tsx';
import { DealershipField } from '../forms/dealership-field.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { CityOptions } from '../price-calculator/city-options.tsx';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { BookingSection } from './booking-section.tsx';

/** The dealership, the type of booking, and the city of delivery. */
export function PreferencesSection({
  dealerships,
  cities,
  ...section
}: SectionProps & {
  dealerships: readonly CityOfDealerships[];
  cities: readonly PricedCity[];
}) {
  const { values, findError } = section;
  return (
    <BookingSection
      title="Preferences"
      text="Which dealership you prefer, and where the car should be delivered."
    >
      <div className="sm:col-span-2">
        <DealershipField
          {...section}
          name="preferredDealership"
          label="Preferred dealership"
          cities={dealerships}
        />
      </div>
      <SelectField
        name="typeOfBooking"
        label="Type of booking"
        isPreselected
        defaultValue={values.typeOfBooking ?? bookingTypes[0]}
        error={findError('typeOfBooking')}
      >
        {bookingTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      {cities.length > 0 && (
        <SelectField
          name="selectedCity"
          label="City of delivery"
          hint="The price includes the freight to it"
          defaultValue={values.selectedCity ?? ''}
          error={findError('selectedCity')}
        >
          <option value="">Same as my city</option>
          <CityOptions cities={cities} />
        </SelectField>
      )}
      <div className="sm:col-span-2">
        <CheckboxField
          name="promotionalConsent"
          label="You may also contact me with offers and news."
          defaultChecked={Boolean(values.promotionalConsent)}
          error={findError('promotionalConsent')}
        />
      </div>
    </BookingSection>
  );
}
