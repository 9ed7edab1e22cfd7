import { type Car, type City, carLabel } from '#contract/pricing.ts';

/** A car of the price list as pages need it. */
export interface PricedCar {
  _id: string;
  label: string;
  /** In lower case. */
  vehicleId: string;
  /** Whole rupees. */
  basePrice: number;
  isSample: boolean;
}

export type PricedCity = Pick<City, '_id' | 'name' | 'province' | 'isSample'>;

/** What pages need of the price list. */
export function pricedCars(cars: readonly Car[]): PricedCar[] {
  return cars.map(({ _id, model, variant, vehicleId, basePrice, isSample }) => ({
    _id,
    label: carLabel({ model, variant }),
    vehicleId: vehicleId.toLowerCase(),
    basePrice,
    isSample,
  }));
}

/** What pages need of the cities. */
export function pricedCities(cities: readonly City[]): PricedCity[] {
  return cities.map(({ _id, name, province, isSample }) => ({ _id, name, province, isSample }));
}
