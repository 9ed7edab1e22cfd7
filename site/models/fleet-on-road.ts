import { findTrimByAddress } from '#catalogue/trims.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { formatSum } from '#contract/on-road/quote-words.ts';
import { type Taxpayer, taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import type { City } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/models';
import { findBothPrices } from '../on-road/sum-prices.ts';

/** What a model costs on the road, as its card and the filter need it. */
export interface FleetOnRoad {
  /** 'On the road in Multan, filer' */
  label: string;
  /** 'PKR 8,919,500', or a range. */
  words: string;
  /** The most that it can cost, in whole rupees, so that a filter never shows a car above the budget; null if not sold. */
  most: number | null;
}

/** Finds what the default trim of each model costs one buyer on the road in a city; models without a price are left out. */
export async function findFleetOnRoad(
  site: SiteContext,
  { city, taxpayer }: { city: City; taxpayer: Taxpayer },
): Promise<Partial<Record<VehicleSlug, FleetOnRoad>>> {
  const label = words.onTheRoadFor(city.name, taxpayerLabels[taxpayer]);
  const found = await Promise.all(
    vehicles.map(async ({ slug }) => {
      const vehicleId = findTrimByAddress(slug)?.trim.id ?? slug;
      const both = await findBothPrices(site, { vehicleId, cityId: city._id });
      if (!both) return [];
      const { isBarred, ...price } = both[taxpayer];
      const most = price.range?.to ?? price.onRoad;
      const sum = isBarred ? words.notSoldToNonFilers : formatSum(price);
      return [[slug, { label, words: sum, most: isBarred ? null : most }] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
