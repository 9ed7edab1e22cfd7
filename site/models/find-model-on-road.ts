import type { SoldTrim } from '#catalogue/trims.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { nameLine } from '#contract/on-road/on-road-price.ts';
import type { City } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/models';
import { type InstalmentNote, noteInstalments } from '../finance/instalments.ts';
import { listOrNull } from '../list-or-null.ts';
import type { OnRoadSums } from '../on-road/both-prices.ts';
import {
  type CarDeal,
  type CompanyDeal,
  describeCarDeal,
  findCompanyDeal,
} from '../on-road/deal-terms.ts';
import { findListedCar } from '../on-road/price-choice.ts';
import { buildOnRoadSums, findBothPrices } from '../on-road/sum-prices.ts';

const maxLines = 3;

/** A model's on-road price in the visitor's city, or else in the first one. */
export interface ModelOnRoad extends OnRoadSums {
  /** The trim's id. */
  vehicleId: string;
  /** 'Haval H6 1.5, registered in Sindh' */
  title: string;
  cities: readonly Pick<City, '_id' | 'name'>[];
  cityId: string;
  /** Whether the address names the city. */
  isCityChosen: boolean;
  /** Whole rupees, and the day since which the car costs that: '3 November 2026'. */
  exFactory: number;
  pricedOn: string;
  instalments: InstalmentNote | null;
  /** A filer's largest charges; whole rupees. */
  charges: readonly { label: string; amount: number }[];
  deal: { car: CarDeal; company: CompanyDeal };
}

/** Finds the on-road price of a trim in a city; null if the price list has no such car or no city. */
export async function findModelOnRoad(
  site: SiteContext,
  { trim, label }: SoldTrim,
  cityId: string | null,
): Promise<ModelOnRoad | null> {
  const cities = (await listOrNull(site.listCities(), site.report)) ?? [];
  const named = cities.find(({ _id }) => _id === cityId);
  const city = named ?? cities[0];
  if (!city) return null;
  const [both, cars, stated, rules, company] = await Promise.all([
    findBothPrices(site, { vehicleId: trim.id, cityId: city._id }),
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listStated(), site.report),
    listOrNull(site.listFinanceRules(), site.report),
    // The city is an example, so its dealer is not the one to ask.
    findCompanyDeal(site, undefined),
  ]);
  if (!both) return null;
  const car = findListedCar(cars ?? [], trim.id);
  const { province } = both.atl.choice;
  return {
    vehicleId: trim.id,
    title: words.registeredIn(label, province ? jurisdictions[province] : city.name),
    cities: cities.map(({ _id, name }) => ({ _id, name })),
    cityId: city._id,
    isCityChosen: named !== undefined,
    ...buildOnRoadSums(both),
    exFactory: both.atl.exFactory,
    pricedOn: formatDayInPakistan(both.atl.choice.pricedAt),
    instalments: car ? noteInstalments(car, rules ?? []) : null,
    charges: both.atl.lines
      .flatMap((line) => (line.amount ? [{ label: nameLine(line), amount: line.amount }] : []))
      .sort((a, b) => b.amount - a.amount)
      .slice(0, maxLines),
    deal: { car: describeCarDeal(car, stated), company },
  };
}
