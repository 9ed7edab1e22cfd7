import { useQuery } from '@tanstack/react-query';
import { palettes } from '#catalogue/colors.ts';
import { soldTrims } from '#catalogue/trims.ts';
import type { Page, Success } from '#contract/http/http.ts';
import {
  type Car,
  type City,
  calculatePath,
  carLabel,
  type PriceCalculation,
} from '#contract/prices/pricing.ts';
import { callApi } from '../../api.ts';

const fiveMinutes = 5 * 60_000;

/** The active entries of the price list. */
export interface PriceList {
  cars: readonly Car[];
  cities: readonly City[];
}

/** Reads the price list; its lists are empty while they load. */
export function usePriceList(): PriceList {
  const { data } = useQuery({
    queryKey: ['price list'],
    queryFn: async ({ signal }) => {
      const [cars, cities] = await Promise.all([
        callApi<Page<Car>>('/price-calculator/cars?limit=100', { signal }),
        callApi<Page<City>>('/price-calculator/cities?limit=100', { signal }),
      ]);
      return {
        cars: cars.data.filter(({ isActive }) => isActive),
        cities: cities.data.filter(({ isActive }) => isActive),
      };
    },
    staleTime: fiveMinutes,
  });
  return data ?? { cars: [], cities: [] };
}

const equals = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The price of a trim in a city, as a booking would freeze it; null if there is no price. */
export function usePrice(trim: string, city: string): PriceCalculation['pricing'] | null {
  const { cars, cities } = usePriceList();
  const carId = cars.find((car) => equals(trim, carLabel(car)))?._id;
  const cityId = cities.find(({ name }) => equals(city, name))?._id;
  const { data } = useQuery({
    queryKey: ['price', carId, cityId],
    queryFn: async ({ signal }) => {
      const body = { carId, cityId };
      const options = { method: 'POST', body, signal } as const;
      return (await callApi<Success<PriceCalculation>>(calculatePath, options)).data.pricing;
    },
    enabled: carId !== undefined && cityId !== undefined,
    staleTime: fiveMinutes,
  });
  return data ?? null;
}

/** The colors of a trim's model; of all models if the trim is not in the catalogue. */
export function listColors(trim: string): string[] {
  const sold = soldTrims.find(
    ({ label, vehicle }) => equals(trim, label) || equals(trim, vehicle.label),
  );
  const chosen = sold ? [palettes[sold.vehicle.slug]] : Object.values(palettes);
  const names = chosen.flatMap(({ exterior }) => exterior.map(({ name }) => name));
  return [...new Set(names)];
}
