import type { DeliveryWords, Stated } from '#contract/availability/availability.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { parseCode } from '#contract/on-road/codes.ts';
import { describeFixed, formatMomentWords, formatSumTwice } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { type Car, type City, priceMessages } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/booking';
import { type CarDeal, describeCarDeal } from '../on-road/deal-terms.ts';
import { describeColors } from '../on-road/delivery.ts';
import { buildOnRoadSums, findBothPrices } from '../on-road/sum-prices.ts';
import type { PricedCar } from '../price-calculator/price-list.ts';
import type { FreightCity, FrozenFreight } from './booking-price.tsx';
import { findChosenCar } from './chosen-car.tsx';
import type { AskedQuote } from './price-notes.tsx';

/** The terms of a car, with its delivery by color, as far as dealers have said something. */
export interface BookedDeal extends CarDeal {
  colors: Record<string, DeliveryWords>;
}

/** Describes the terms of all cars, as far as the lists can be read, by the id of the price list, in lower case. */
export const describeDeals = (
  cars: readonly Car[] | null,
  stated: readonly Stated[] | null,
): Record<string, BookedDeal> =>
  Object.fromEntries(
    (cars ?? []).map((car) => [
      car.vehicleId.toLowerCase(),
      {
        ...describeCarDeal(car, stated),
        colors: describeColors([car.vehicleId], stated ?? []),
      },
    ]),
  );

/** The car and its color as the form has them; a color that the car does not have is left out. */
export const readChosenCar = (selectedVehicle = '', selectedColor: string | null) => ({
  selectedVehicle,
  selectedColor: findChosenCar({ selectedVehicle, selectedColor: selectedColor ?? '' }).color?.name,
});

/** The name of a city by its id. */
export const nameCity = (cities: readonly City[], id: string): string | undefined =>
  cities.find(({ _id }) => _id === id)?.name;

/** Reduces cities to what the page needs, with their freight. */
export const toFreightCities = (cities: readonly City[]): FreightCity[] =>
  cities.map(({ _id, name, province, isSample, priceAdjustment, adjustmentType }) => ({
    ...{ _id, name, province, isSample },
    ...{ priceAdjustment, adjustmentType },
  }));

/** Reads the freight of a quote. */
export const readFrozenFreight = ({ choice, lines }: Quote): FrozenFreight => ({
  vehicleId: choice.vehicleId.toLowerCase(),
  city: choice.city,
  freight: lines.find(({ charge }) => charge === 'freight')?.amount ?? 0,
});

/**
 * Describes what the quote of `?quote=` means for a booking. Called by the loader, so that its texts are not in the
 * page's script.
 */
export function describeQuote(typed: string, quote: Quote | null): AskedQuote {
  if (!quote) {
    const title = words.unknownQuote(typed.slice(0, 40));
    return { code: parseCode(typed), isValid: false, title, text: words.todayCounts };
  }
  const { code, choice, exFactory, validUntil } = quote;
  const moment = formatMomentWords(validUntil);
  if (Date.parse(validUntil) <= Date.now()) {
    return { code, isValid: false, title: words.quoteExpired(moment), text: words.todayCounts };
  }
  return {
    code,
    isValid: true,
    title: describeFixed(moment),
    text: words.quoteCovers(choice.car, formatRupees(exFactory), {
      city: choice.city,
      onRoad: formatSumTwice(quote),
    }),
  };
}

/** The price of the calculator's choice, which a visitor without JavaScript asks for; null if it is not complete. */
export async function calculateChoice(
  site: SiteContext,
  lists: { cars: readonly PricedCar[]; cities: readonly City[] },
  choice: { carId: string; cityId: string },
) {
  if (choice.carId === '' || choice.cityId === '') return { calculation: null, onRoad: null };
  const [calculation, onRoad] = await Promise.all([
    site.calculatePrice(choice),
    findOnRoadSums(site, lists, choice),
  ]);
  return { calculation, onRoad };
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
export function listFailures(cars: unknown, cities: unknown): string[] {
  return [!cars && priceMessages.carsFailed, !cities && priceMessages.citiesFailed].filter(
    (message) => message !== false,
  );
}
