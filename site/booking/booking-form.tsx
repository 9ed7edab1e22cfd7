import type { ReactNode } from 'react';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { Button } from '#ui/button.tsx';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { onlyOn } from '../forms/layouts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { PersonSection } from './person-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { type AskedQuote, QuotedPrice } from './quoted-price.tsx';
import { VehicleSection } from './vehicle-section.tsx';

/** Field labels for the error summary, in the order of the form. */
const labels = {
  selectedVehicle: 'Vehicle',
  selectedColor: 'Colour',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  address: 'Address',
  city: 'City',
  cnic: 'CNIC',
  ntnNumber: 'NTN number',
  preferredDealership: 'Preferred dealership',
  typeOfBooking: 'Type of booking',
  selectedCity: 'City of delivery',
};

/** The consent has its own words and is never refused. */
const unlabelled = ['promotionalConsent'] as const;

/** The fields that the confirmation repeats. */
const confirmed = ['selectedVehicle', 'selectedColor', 'preferredDealership'] as const;

export function BookingForm({
  dealerships,
  cities,
  asked,
  priced,
  initial,
  posted,
  onFields,
}: {
  dealerships: readonly CityOfDealerships[];
  cities: readonly PricedCity[];
  /** The quote that the booking is made with. */
  asked: AskedQuote | null;
  /** What the page says of the chosen car's price. */
  priced: ReactNode;
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
      unlabelled={unlabelled}
      next="The dealership will contact you about your booking."
      confirmed={confirmed}
      back={{ to: '/models', title: 'See the models' }}
      onFields={onFields}
    >
      {({ section, pending }) => (
        <>
          <QuotedPrice asked={asked} />
          <VehicleSection {...section} priced={priced} />
          <PersonSection {...section} />
          <PreferencesSection {...section} dealerships={dealerships} cities={cities} />
          <SubmitButton pending={pending} />
        </>
      )}
    </LeadForm>
  );
}

/** The label differs between the layouts: docs/spec/forms.md#vehicle-booking. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-10">
      <Button
        type="submit"
        aria-disabled={pending}
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
