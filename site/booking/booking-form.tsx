import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { Button } from '#ui/button.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { onlyOn } from '../forms/layouts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { PersonSection } from './person-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';

/** The fields as the error summary calls them. */
const labels = {
  selectedVehicle: 'Vehicle',
  selectedColor: 'Colour',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  address: 'Address',
  city: 'City',
  cnic: 'CNIC',
  preferredDealership: 'Preferred dealership',
  typeOfBooking: 'Type of booking',
  email: 'Email',
  ntnNumber: 'NTN number',
  selectedCity: 'City of delivery',
};

export function BookingForm({
  dealerships,
  cities,
  initial,
  posted,
  onFields,
}: {
  dealerships: readonly CityOfDealerships[];
  cities: readonly PricedCity[];
  initial: FieldValues;
  posted: PostedForm | undefined;
  onFields: (fields: FormData) => void;
}) {
  return (
    <LeadForm
      facts={vehicleBooking}
      posted={posted}
      initial={initial}
      labels={labels}
      next="The dealership will contact you about your booking."
      onFields={onFields}
    >
      {({ section, pending }) => (
        <>
          <VehicleSection {...section} />
          <PersonSection {...section} />
          <PreferencesSection {...section} dealerships={dealerships} cities={cities} />
          <SubmitButton pending={pending} />
        </>
      )}
    </LeadForm>
  );
}

/** The documents have each layout call it in its own words. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-10">
      <Button
        type="submit"
        disabled={pending}
        className="w-full md:w-auto md:min-w-64 lg:col-span-8 lg:col-start-5 lg:justify-self-start"
      >
        {pending ? (
          'Submitting...'
        ) : (
          <>
            <span className={onlyOn.desktop}>Submit Booking</span>
            <span className={onlyOn.phone}>Submit</span>
          </>
        )}
      </Button>
    </div>
  );
}
