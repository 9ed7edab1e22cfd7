import { useCallback, useState } from 'react';
import { palettes } from '#catalogue/colours.ts';
import { trimByAddress, trimByLabel } from '#catalogue/find-trim.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { BookingForm } from '../booking/booking-form.tsx';
import { NamePlate } from '../booking/name-plate.tsx';
import { type Choices, Stage } from '../booking/stage.tsx';
import { siteContext } from '../entry.server.tsx';
import { dealershipsByCity } from '../forms/dealerships.ts';
import { type FieldValues, keptValues } from '../forms/posted-form.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageMeta } from '../page-meta.ts';
import { PriceCalculator } from '../price-calculator/price-calculator.tsx';
import { pricedCars, pricedCities } from '../price-calculator/price-list.ts';
import type { Route } from './+types/book-now.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book Your Vehicle',
    description:
      'Book a HAVAL, ORA or TANK online: choose the model, its colour and a dealership near you, and calculate what it costs in your city.',
    path: '/book-now',
  });

/**
 * `?vehicle=` takes a trim's id or a model's slug and chooses it in the form and the calculator;
 * `?carId=` and `?cityId=` are the calculator's own, from browsers that run no script.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const address = searchParams.get('vehicle');
  const [dealers, cars, cities] = await Promise.all([
    site.listDealers().catch(() => []),
    site.listCars().then(pricedCars, () => []),
    site.listCities().then(pricedCities, () => []),
  ]);
  const sold = trimByAddress(address);
  const vehicleId = sold?.trim.id ?? address?.toLowerCase();
  const choice = {
    carId: searchParams.get('carId') ?? cars.find((car) => car.vehicleId === vehicleId)?._id ?? '',
    cityId: searchParams.get('cityId') ?? '',
  };
  const isAsked = choice.carId !== '' && choice.cityId !== '';
  return {
    dealerships: dealershipsByCity(dealers),
    cars,
    cities,
    selectedVehicle: sold?.label,
    choice,
    calculation: isAsked ? await site.calculatePrice(choice) : null,
  };
}

export const action = (args: Route.ActionArgs) => takeForm(vehicleBooking.slug, args, clearColour);

/** Without script a changed vehicle leaves the other one's colour behind. */
function clearColour(form: FormData): void {
  const sold = trimByLabel(String(form.get('selectedVehicle')));
  const paints = sold ? palettes[sold.vehicle.slug].exterior : [];
  const isIts = paints.some(({ name }) => name === form.get('selectedColor'));
  if (sold && !isIts) form.delete('selectedColor');
}

export default function BookNow({ loaderData, actionData }: Route.ComponentProps) {
  const { dealerships, cars, cities, selectedVehicle, choice, calculation } = loaderData;
  const initial = { selectedVehicle };
  const [choices, setChoices] = useState(() =>
    choicesOf(actionData ? keptValues(actionData) : initial),
  );
  const readChoices = useCallback((fields: FormData) => {
    const now = choicesOf(Object.fromEntries(fields) as FieldValues);
    // What is typed elsewhere leaves the car as it is.
    setChoices((before) => (areSame(before, now) ? before : now));
  }, []);
  return (
    <>
      <div>
        <Stage choices={choices} />
        <NamePlate choices={choices} cars={cars} />
        <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-4 md:pb-20 lg:px-16 lg:pb-28">
          <BookingForm
            dealerships={dealerships}
            cities={cities}
            initial={initial}
            posted={actionData}
            onFields={readChoices}
          />
        </div>
      </div>
      <PriceCalculator
        key={`${choice.carId} ${choice.cityId}`}
        cars={cars}
        cities={cities}
        choice={choice}
        calculation={calculation}
      />
    </>
  );
}

const areSame = (some: Choices, others: Choices) =>
  some.selectedVehicle === others.selectedVehicle && some.selectedColor === others.selectedColor;

function choicesOf({ selectedVehicle = '', selectedColor = '' }: FieldValues): Choices {
  return { selectedVehicle, selectedColor };
}
