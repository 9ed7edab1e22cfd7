import { type Car, type City, carLabel } from '#contract/pricing.ts';

/** A car of the price list, reduced to what pages need. */
export interface PricedCar {
  _id: string;
  label: string;
  /** Lower case. */
  vehicleId: string;
  /** Whole rupees. */
  basePrice: number;
  isSample: boolean;
}

export type PricedCity = Pick<City, '_id' | 'name' | 'province' | 'isSample'>;

/** Reduces the price list to what pages need. */
export function toPricedCars(cars: readonly Car[]): PricedCar[] {
  return cars.map(({ _id, model, variant, vehicleId, basePrice, isSample }) => ({
    _id,
    label: carLabel({ model, variant }),
    vehicleId: vehicleId.toLowerCase(),
    basePrice,
    isSample,
  }));
}

/** Reduces cities to what pages need. */
export function toPricedCities(cities: readonly City[]): PricedCity[] {
  return cities.map(({ _id, name, province, isSample }) => ({ _id, name, province, isSample }));
}
