import { models } from '#catalogue/models/models.ts';
import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { paintedProfile } from '#catalogue/pictures/painted.ts';
import { findTrimByAddress, type SoldTrim } from '#catalogue/trims.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { DeliveryWords, Stated } from '#contract/availability/availability.ts';
import { usesSamples } from '#contract/on-road/on-road-price.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import type { Car, City } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import type { PriceSum } from '../on-road/both-prices.ts';
import { describeDelivery } from '../on-road/delivery.ts';
import { findListedCar } from '../on-road/price-choice.ts';
import { describeTariffs, findBothPrices, sumPrices } from '../on-road/sum-prices.ts';
import { maxModels } from './compared-models.ts';
import { calculateRunningCost, type DrivingFigures } from './driving-choice.ts';

const minModels = 2;

/** The default comparison: one car with three power trains. */
const defaults = ['haval-h6', 'haval-h6-hev', 'haval-h6-phev'];

const findAll = (addresses: readonly string[]): SoldTrim[] =>
  addresses.flatMap((address) => findTrimByAddress(address.trim()) ?? []);

const dropRepeated = (sold: readonly SoldTrim[]): SoldTrim[] => [...new Set(sold)];

/**
 * Finds the two to four cars that an address names, by model or trim. Unknown and repeated ones are left out; a single
 * one is compared with its related models.
 */
export function findCompared(query: URLSearchParams): SoldTrim[] {
  const named = dropRepeated(findAll(query.getAll('models').join(',').split(','))).slice(
    0,
    maxModels,
  );
  const [first] = named;
  if (!first) return findAll(defaults);
  if (named.length >= minModels) return named;
  return dropRepeated([first, ...findAll(models[first.vehicle.slug].related)]).slice(0, minModels);
}

/** One compared car. */
export interface ComparedCar {
  /** The trim's id, as addresses name it. */
  id: string;
  slug: VehicleSlug;
  label: string;
  /** In profile, as all others. */
  picture: Decoration;
  /** Whole rupees, ex factory; null if the price list has none. */
  price: number | null;
  /** When it was last changed, ISO 8601. */
  pricedAt: string | null;
  /** Null if it is not known. */
  sums: Record<Taxpayer, PriceSum> | null;
  /** The tariffs of the sums, each with its first day. */
  tariffs: string;
  /** Energy a month in whole rupees; null if a figure is missing. */
  runningCost: number | null;
  /** When it can be had; null if nobody has said so. */
  delivery: DeliveryWords | null;
  /** Whether a figure, or a fact behind one, is a sample. */
  isSample: boolean;
}

/** What the prices of a comparison depend on. */
interface ComparisonFacts {
  cars: readonly Car[];
  /** What dealers have said. */
  stated: readonly Stated[];
  city: City | undefined;
  driving: DrivingFigures;
}

/** Gathers what is known about one car. */
export async function buildComparedCar(
  site: SiteContext,
  sold: SoldTrim,
  { cars, stated, city, driving }: ComparisonFacts,
): Promise<ComparedCar> {
  const { vehicle, trim, label } = sold;
  const car = findListedCar(cars, trim.id);
  const both =
    car && city && (await findBothPrices(site, { vehicleId: car.vehicleId, cityId: city._id }));
  return {
    id: trim.id,
    slug: vehicle.slug,
    label,
    picture: paintedProfile(sold),
    price: car && car.basePrice > 0 ? car.basePrice : null,
    pricedAt: car?.pricedAt ?? null,
    sums: both ? sumPrices(both) : null,
    tariffs: both ? describeTariffs(both.atl.tariffs) : '',
    runningCost: car ? calculateRunningCost(car, driving) : null,
    delivery: describeDelivery(car, stated),
    isSample: Boolean(car?.isSample || car?.sampleFacts.length || (both && usesSamples(both.atl))),
  };
}
