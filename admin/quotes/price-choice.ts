import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import type { Province } from '#contract/on-road/jurisdictions.ts';
import { type OnRoadAnswer, quotePaths } from '#contract/on-road/quotes.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { carLabel } from '#contract/prices/pricing.ts';
import { callApi } from '../api.ts';
import type { PriceList } from '../leads/staff-entry/price-list.ts';

/** What a price is calculated for; '' until it is chosen. */
export interface Choice {
  vehicleId: string;
  cityId: string;
  /** '' for the city's province. */
  province: Province | '';
  taxpayer: Taxpayer;
}

const fold = (text: string) => text.trim().toLowerCase();

/** Finds the car and the city that a request names: the trim or else the model, the city or else the dealer's. */
export function guessChoice(
  lead: object,
  dealer: string | undefined,
  { cars, cities }: PriceList,
): Choice {
  const stored: Record<string, unknown> = { ...lead };
  const read = (...names: string[]) =>
    names.flatMap((name) => (typeof stored[name] === 'string' ? fold(stored[name]) : []));
  const vehicles = read('selectedVehicle', 'vehicle').filter(Boolean);
  const places = [...read('selectedCity', 'city'), fold(dealer?.split(',').at(-1) ?? '')];
  const car =
    cars.find((one) => vehicles.includes(fold(carLabel(one)))) ??
    cars.find((one) => vehicles.some((name) => fold(carLabel(one)).startsWith(name)));
  const city = places.flatMap((place) => cities.find(({ name }) => fold(name) === place) ?? [])[0];
  return {
    vehicleId: car?.vehicleId ?? '',
    cityId: city?._id ?? '',
    province: '',
    taxpayer: 'atl',
  };
}

/** Whether a price can be calculated. */
export const isChosen = ({ vehicleId, cityId }: Choice): boolean =>
  vehicleId !== '' && cityId !== '';

/** Builds the input of the API: without a province, the city's counts. */
export const buildInput = ({ province, ...choice }: Choice) => ({
  ...choice,
  ...(province && { province }),
});

/** Calculates the price of a choice; nothing until car and city are chosen. */
export const useOnRoadPrice = (choice: Choice) =>
  useQuery({
    queryKey: ['on-road price', choice],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(buildInput(choice));
      const path = `${quotePaths.onRoad}?${query}`;
      return (await callApi<Success<OnRoadAnswer>>(path, { signal })).data;
    },
    enabled: isChosen(choice),
    placeholderData: keepPreviousData,
  });
