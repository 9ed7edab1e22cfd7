import { useCallback, useState } from 'react';
import { palettes } from '#catalogue/colors.ts';
import { findTrimByAddress, findTrimByLabel } from '#catalogue/trims.ts';
import type { BookedPrice } from '#contract/http/http.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import * as words from '#words/site/booking';
import { BookingForm } from '../booking/booking-form.tsx';
import {
  BookingPrice,
  findDeliveryCity,
  priceQuestion,
  useBookingPrice,
} from '../booking/booking-price.tsx';
import { BookingHero, BookingSummary, type Choices } from '../booking/chosen-car.tsx';
import {
  type BookedDeal,
  calculateChoice,
  describeDeals,
  describeQuote,
  listFailures,
  nameCity,
  readChosenCar,
  readFrozenFreight,
  toFreightCities,
} from '../booking/load-booking.ts';
import { PriceNote } from '../booking/price-notes.tsx';
import { siteContext } from '../entry.server.tsx';
import { groupDealershipsByCity } from '../forms/dealership-field.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { type FieldValues, getKeptValues } from '../forms/posted-form.ts';
import { listOrNull } from '../list-or-null.ts';
import { buildChoiceUrl } from '../on-road/choices.ts';
import { DealBox } from '../on-road/deal-box.tsx';
import { type CarDeal, findCompanyDeal } from '../on-road/deal-terms.ts';
import { buildPageMeta } from '../page-meta.ts';
import { PriceCalculator } from '../price-calculator/price-calculator.tsx';
import { type PricedCar, toPricedCars } from '../price-calculator/price-list.ts';
import type { Route } from './+types/book-now.ts';

export const handle = { query: ['vehicle', 'colour', 'carId', 'cityId', 'quote'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/book-now',
  });

/**
 * `?vehicle=` takes a trim's id or a model's slug and preselects it in the form and the calculator, `?colour=` one of its
 * colors, and `?cityId=` the city of delivery and the calculator's. `?quote=` books at the price of a quote and preselects
 * its city. `?carId=` is sent by the calculator without JavaScript.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const vehicleParameter = searchParams.get('vehicle');
  const quoteCode = searchParams.get('quote');
  const [dealers, listedCars, stated, listedCities, rules, quote] = await Promise.all([
    listOrNull(site.listDealers(), site.report),
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listStated(), site.report),
    listOrNull(site.listCities(), site.report),
    listOrNull(site.listFinanceRules(), site.report),
    quoteCode ? site.findQuote(quoteCode) : null,
  ]);
  const asked = quoteCode ? describeQuote(quoteCode, quote) : null;
  const counting = asked?.isValid ? quote : null;
  const cars = toPricedCars(listedCars ?? [], { rules: rules ?? [], quote: counting });
  const sold = findTrimByAddress(quote?.choice.vehicleId ?? vehicleParameter);
  const vehicleId = sold?.trim.id ?? vehicleParameter?.toLowerCase();
  const choice = {
    carId: searchParams.get('carId') ?? cars.find((car) => car.vehicleId === vehicleId)?._id ?? '',
    cityId: searchParams.get('cityId') ?? '',
  };
  const cities = listedCities ?? [];
  return {
    dealerships: groupDealershipsByCity(dealers ?? []),
    cars,
    cities: toFreightCities(cities),
    frozen: counting && readFrozenFreight(counting),
    failures: listFailures(listedCars, listedCities),
    deals: describeDeals(listedCars, stated),
    company: await findCompanyDeal(site, quote?.choice.city ?? nameCity(cities, choice.cityId)),
    initial: {
      ...readChosenCar(sold?.label, searchParams.get('colour')),
      selectedCity: quote?.choice.city ?? nameCity(cities, choice.cityId),
    },
    asked,
    choice,
    ...(await calculateChoice(site, { cars, cities }, choice)),
  };
}

export const action = (args: Route.ActionArgs) =>
  handleFormPost(vehicleBooking.slug, args, { tidy: clearColor, question: priceQuestion });

/**
 * Removes a color that the vehicle does not have, and says so. Without JavaScript, changing the vehicle leaves the old
 * color in the form.
 */
function clearColor(form: FormData): Readonly<Record<string, string>> {
  const vehicle = findTrimByLabel(String(form.get('selectedVehicle')))?.vehicle;
  const color = form.get('selectedColor');
  if (!vehicle || !color) return {};
  if (palettes[vehicle.slug].exterior.some(({ name }) => name === color)) return {};
  form.delete('selectedColor');
  return { selectedColor: words.colourNotMade(vehicle.label) };
}

export default function BookNow({ loaderData, actionData }: Route.ComponentProps) {
  const { dealerships, cars, cities, failures, initial, asked, choice, frozen } = loaderData;
  const { deals, company } = loaderData;
  const parse = (fields: FieldValues): Choices => ({
    ...parseChoices(fields),
    cityId: findDeliveryCity(cities, fields)?._id ?? '',
  });
  const [choices, setChoices] = useState(() =>
    parse(actionData ? getKeptValues(actionData) : initial),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader’s lists do not change while the page is open.
  const readChoices = useCallback((fields: FormData) => {
    const now = parse(Object.fromEntries(fields) as FieldValues);
    // Typing in other fields does not change the state.
    setChoices((before) => (areEqual(before, now) ? before : now));
  }, []);
  const { car, city, price, correct } = useBookingPrice(choices, {
    lists: { cars, cities, frozen },
    refused: readRefusedPrice(actionData),
  });
  return (
    <>
      <div>
        <BookingHero choices={choices} />
        <BookingSummary choices={choices} car={car} price={price} cars={cars} />
        <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-4 md:pb-20 lg:px-16 lg:pb-28">
          <DealBox
            car={findDeal(deals, car, choices)}
            company={company}
            className="mb-4 max-w-3xl"
          />
          <BookingForm
            dealerships={dealerships}
            cities={cities}
            asked={asked}
            priced={<PriceNote car={car} cityId={city?._id} />}
            sum={
              <BookingPrice
                price={price}
                isFrozen={car?.listPrice != null}
                onRoadUrl={buildChoiceUrl('/on-road-price', {
                  vehicle: car?.vehicleId,
                  cityId: city?._id,
                })}
              />
            }
            initial={initial}
            posted={actionData}
            onFields={readChoices}
            onPriceRefused={correct}
          />
        </div>
      </div>
      <PriceCalculator
        key={`${choice.carId} ${choice.cityId}`}
        cars={cars}
        cities={cities}
        failures={failures}
        choice={choice}
        booked={{ carId: car?._id ?? '', cityId: city?._id ?? '' }}
        calculation={loaderData.calculation}
        onRoad={loaderData.onRoad}
      />
    </>
  );
}

/** The terms of the chosen car, with what dealers say about the chosen color, if they say something. */
function findDeal(
  deals: Readonly<Record<string, BookedDeal>>,
  car: PricedCar | undefined,
  { selectedColor }: Choices,
): CarDeal | undefined {
  const deal = deals[car?.vehicleId.toLowerCase() ?? ''];
  return deal && { ...deal, ...deal.colors[selectedColor] };
}

/** The price with which a form without JavaScript was refused. */
const readRefusedPrice = (posted: Route.ComponentProps['actionData']): BookedPrice | undefined =>
  posted?.answer?.success === false ? posted.answer.data?.price : undefined;

const areEqual = (left: Choices, right: Choices) =>
  left.selectedVehicle === right.selectedVehicle &&
  left.selectedColor === right.selectedColor &&
  left.cityId === right.cityId;

const parseChoices = ({ selectedVehicle = '', selectedColor = '' }: FieldValues) => ({
  selectedVehicle,
  selectedColor,
});
