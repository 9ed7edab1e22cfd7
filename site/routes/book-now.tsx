import { useCallback, useState } from 'react';
import { palettes } from '#catalogue/colors.ts';
import { findTrimByAddress, findTrimByLabel } from '#catalogue/trims.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { parseCode } from '#contract/on-road/codes.ts';
import { formatMomentWords, formatSumTwice } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { type City, priceMessages } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { BookingForm } from '../booking/booking-form.tsx';
import {
  BookingHero,
  BookingSummary,
  type Choices,
  findChosenCar,
} from '../booking/chosen-car.tsx';
import { type AskedQuote, PriceNote } from '../booking/price-notes.tsx';
import { siteContext } from '../entry.server.tsx';
import { groupDealershipsByCity } from '../forms/dealership-field.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { type FieldValues, getKeptValues } from '../forms/posted-form.ts';
import { listOrNull } from '../list-or-null.ts';
import { DealBox } from '../on-road/deal-box.tsx';
import { describeCarDeal, findCompanyDeal } from '../on-road/deal-terms.ts';
import { buildOnRoadSums, findBothPrices } from '../on-road/sum-prices.ts';
import { buildPageMeta } from '../page-meta.ts';
import { PriceCalculator } from '../price-calculator/price-calculator.tsx';
import { type PricedCar, toPricedCars, toPricedCities } from '../price-calculator/price-list.ts';
import type { Route } from './+types/book-now.ts';

export const handle = { query: ['vehicle', 'carId', 'cityId', 'quote'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Book Your Vehicle',
    description:
      'Book a HAVAL, ORA or TANK online: choose the model, its colour and a dealership near you, and calculate what it costs in your city.',
    path: '/book-now',
  });

/**
 * `?vehicle=` takes a trim's id or a model's slug and preselects it in the form and the calculator.
 * `?quote=` books at the price of a quote and preselects its city of delivery. `?carId=` and `?cityId=` are sent by the calculator without JavaScript.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const vehicleParameter = searchParams.get('vehicle');
  const quoteCode = searchParams.get('quote');
  const [dealers, listedCars, listedCities, rules, quote] = await Promise.all([
    listOrNull(site.listDealers(), site.report),
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listCities(), site.report),
    listOrNull(site.listFinanceRules(), site.report),
    quoteCode ? site.findQuote(quoteCode) : null,
  ]);
  const asked = quoteCode ? describeQuote(quoteCode, quote) : null;
  const cars = toPricedCars(listedCars ?? [], {
    rules: rules ?? [],
    quote: asked?.isValid ? quote : null,
  });
  const sold = findTrimByAddress(quote?.choice.vehicleId ?? vehicleParameter);
  const vehicleId = sold?.trim.id ?? vehicleParameter?.toLowerCase();
  const choice = {
    carId: searchParams.get('carId') ?? cars.find((car) => car.vehicleId === vehicleId)?._id ?? '',
    cityId: searchParams.get('cityId') ?? '',
  };
  const company = await findCompanyDeal(site, quote?.choice.city);
  const isPriceRequested = choice.carId !== '' && choice.cityId !== '';
  const [calculation, onRoad] = isPriceRequested
    ? await Promise.all([
        site.calculatePrice(choice),
        findOnRoadSums(site, { cars, cities: listedCities ?? [] }, choice),
      ])
    : [null, null];
  return {
    dealerships: groupDealershipsByCity(dealers ?? []),
    cars,
    cities: toPricedCities(listedCities ?? []),
    failures: listFailures(listedCars, listedCities),
    deals: Object.fromEntries(
      (listedCars ?? []).map((listed) => [listed.vehicleId.toLowerCase(), describeCarDeal(listed)]),
    ),
    company,
    initial: { selectedVehicle: sold?.label, selectedCity: quote?.choice.city },
    asked,
    choice,
    calculation,
    onRoad,
  };
}

/** The text about a booking without a valid quote. */
const fallback = 'You can book all the same; today’s price list counts.';

/**
 * Describes what the quote of `?quote=` means for a booking. Called by the loader, so that its texts are not in the
 * page's script.
 */
function describeQuote(typed: string, quote: Quote | null): AskedQuote {
  if (!quote) {
    const title = `We know no quote ${typed.slice(0, 40)}.`;
    return { code: parseCode(typed), isValid: false, title, text: fallback };
  }
  const { code, choice, exFactory, validUntil } = quote;
  const moment = formatMomentWords(validUntil);
  if (Date.parse(validUntil) <= Date.now()) {
    return { code, isValid: false, title: `Your quote expired on ${moment}.`, text: fallback };
  }
  return {
    code,
    isValid: true,
    title: `Price frozen until ${moment}`,
    text: `${choice.car}: ex-factory ${formatRupees(exFactory)}, on the road in ${choice.city} ${formatSumTwice(quote)}. It counts for this car only, and its freight for delivery to ${choice.city}. Taxes follow the law of the day of registration.`,
  };
}

/** Finds the on-road price of the calculator's choice; null if it is not offered. */
async function findOnRoadSums(
  site: SiteContext,
  { cars, cities }: { cars: readonly PricedCar[]; cities: readonly City[] },
  { carId, cityId }: { carId: string; cityId: string },
) {
  const car = cars.find(({ _id }) => _id === carId);
  const both =
    car &&
    cities.some(({ _id }) => _id === cityId) &&
    (await findBothPrices(site, { vehicleId: car.vehicleId, cityId }));
  return both ? buildOnRoadSums(both) : null;
}

/** Says which lists of the price calculator could not be read. */
function listFailures(cars: unknown, cities: unknown): string[] {
  return [!cars && priceMessages.carsFailed, !cities && priceMessages.citiesFailed].filter(
    (message) => message !== false,
  );
}

export const action = (args: Route.ActionArgs) =>
  handleFormPost(vehicleBooking.slug, args, clearColor);

/**
 * Removes a color that the vehicle does not have. Without JavaScript, changing the vehicle leaves the old
 * color in the form.
 */
function clearColor(form: FormData): void {
  const sold = findTrimByLabel(String(form.get('selectedVehicle')));
  const paints = sold ? palettes[sold.vehicle.slug].exterior : [];
  const isAvailable = paints.some(({ name }) => name === form.get('selectedColor'));
  if (sold && !isAvailable) form.delete('selectedColor');
}

export default function BookNow({ loaderData, actionData }: Route.ComponentProps) {
  const { dealerships, cars, cities, failures, initial, asked, choice, deals, company } =
    loaderData;
  const [choices, setChoices] = useState(() =>
    parseChoices(actionData ? getKeptValues(actionData) : initial),
  );
  const readChoices = useCallback((fields: FormData) => {
    const now = parseChoices(Object.fromEntries(fields) as FieldValues);
    // Typing in other fields does not change the state.
    setChoices((before) => (areEqual(before, now) ? before : now));
  }, []);
  const chosen = findChosenCar(choices).sold?.trim.id;
  const car = cars.find(({ vehicleId }) => vehicleId === chosen);
  return (
    <>
      <div>
        <BookingHero choices={choices} />
        <BookingSummary choices={choices} car={car} cars={cars} />
        <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-4 md:pb-20 lg:px-16 lg:pb-28">
          <DealBox car={deals[chosen ?? '']} company={company} className="mb-4 max-w-3xl" />
          <BookingForm
            dealerships={dealerships}
            cities={cities}
            asked={asked}
            priced={<PriceNote car={car} />}
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
        failures={failures}
        choice={choice}
        calculation={loaderData.calculation}
        onRoad={loaderData.onRoad}
      />
    </>
  );
}

const areEqual = (left: Choices, right: Choices) =>
  left.selectedVehicle === right.selectedVehicle && left.selectedColor === right.selectedColor;

function parseChoices({ selectedVehicle = '', selectedColor = '' }: FieldValues): Choices {
  return { selectedVehicle, selectedColor };
}
