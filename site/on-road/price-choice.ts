import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { paintedProfile } from '#catalogue/pictures/painted.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import { futureDateFormat } from '#contract/input/formats.ts';
import { findProvince, type Province } from '#contract/on-road/jurisdictions.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { type Car, type City, carLabel } from '#contract/prices/pricing.ts';
import * as words from '#words/site/on-road';
import { type PricedCity, toPricedCities } from '../price-calculator/price-list.ts';

/** A car in the select of the price pages. */
interface ListedCar {
  /** Its key in the price list, lower case. */
  vehicleId: string;
  label: string;
}

/** The car, the city and the buyer that a page's address names, and what is wrong in it. */
export interface PriceChoice {
  car: Car | undefined;
  city: City | undefined;
  province: Province | null;
  taxpayer: Taxpayer;
  /** The expected day of registration, YYYY-MM-DD; undefined means today. */
  date: string | undefined;
  /** Messages by field. The values of these fields were replaced by the default. */
  errors: Partial<Record<'vehicle' | 'cityId' | 'province' | 'date', string>>;
}

/** Reads the day of registration, which may not have passed: the day, or what is wrong with it. */
function readDay(typed: string | null): { date?: string; dateError?: string } {
  if (!typed) return {};
  const date = futureDateFormat.parse(typed);
  return date
    ? { date }
    : { dateError: futureDateFormat.explain?.(typed) ?? futureDateFormat.message };
}

/** Finds a car by the address parameter `vehicle`: its key in the price list, or a model's slug. */
export function findListedCar(cars: readonly Car[], address: string | null): Car | undefined {
  const wanted = findTrimByAddress(address)?.trim.id ?? address?.toLowerCase();
  return cars.find(({ vehicleId }) => vehicleId.toLowerCase() === wanted);
}

/**
 * Reads a choice from an address: `vehicle` or `carId`, `cityId`, `province`, `taxpayer` and `date`. Without them it
 * is the first car and the first city, a filer and today.
 */
export function readPriceChoice(
  query: URLSearchParams,
  cars: readonly Car[],
  cities: readonly City[],
): PriceChoice {
  const read = (name: string) => query.get(name)?.trim() || null;
  const vehicle = read('vehicle');
  const carId = read('carId');
  const cityId = read('cityId');
  const { date, dateError } = readDay(read('date'));
  const named = carId ? cars.find(({ _id }) => _id === carId) : findListedCar(cars, vehicle);
  const city = cities.find(({ _id }) => _id === cityId);
  const province = read('province');
  const found = province ? findProvince(province) : null;
  return {
    car: named ?? cars[0],
    city: city ?? cities[0],
    province: found ?? findProvince((city ?? cities[0])?.province ?? ''),
    taxpayer: read('taxpayer') === 'non-atl' ? 'non-atl' : 'atl',
    date,
    errors: {
      ...((vehicle || carId) && !named && { vehicle: words.unknownCar }),
      ...(cityId && !city && { cityId: words.unknownCity }),
      ...(province && !found && { province: words.unknownProvince }),
      ...(dateError && { date: dateError }),
    },
  };
}

/** What the form of a price page shows: its lists, the chosen values and the messages. */
export interface PriceFormData {
  cars: readonly ListedCar[];
  cities: readonly PricedCity[];
  chosen: {
    vehicle: string;
    cityId: string;
    /** '' to follow the city. */
    province: Province | '';
    taxpayer: Taxpayer;
    date: string;
  };
  /** Whether the address names the city, or the page shows its default. */
  isCityChosen: boolean;
  errors: PriceChoice['errors'];
  /** The chosen car in profile; null if it is not one of the eight models. */
  picture: Decoration | null;
}

/** Builds the data of a price page's form. */
export function buildPriceForm(
  query: URLSearchParams,
  { cars, cities }: { cars: readonly Car[]; cities: readonly City[] },
  { car, city, taxpayer, date, errors }: PriceChoice,
): PriceFormData {
  const sold = car && findTrimByAddress(car.vehicleId);
  return {
    cars: cars.map((listed) => ({
      vehicleId: listed.vehicleId.toLowerCase(),
      label: carLabel(listed),
    })),
    cities: toPricedCities(cities),
    chosen: {
      vehicle: car?.vehicleId.toLowerCase() ?? '',
      cityId: city?._id ?? '',
      province: findProvince(query.get('province') ?? '') ?? '',
      taxpayer,
      date: date ?? '',
    },
    isCityChosen: query.has('cityId'),
    errors,
    picture: sold ? paintedProfile(sold) : null,
  };
}
