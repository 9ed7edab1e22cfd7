import type { SoldTrim } from '#catalogue/trims.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { formatRupees } from '#contract/rupees.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import { type InstalmentNote, noteInstalments } from '../finance/note-instalments.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildOnRoadSums, findBothPrices, type OnRoadSums } from '../on-road/both-prices.ts';
import { findListedCar } from '../on-road/price-choice.ts';
import { PriceSums } from '../on-road/price-sums.tsx';

const maxLines = 3;

/** A model's on-road price in the calculator's default city. */
export interface ModelOnRoad extends OnRoadSums {
  /** The trim's id. */
  vehicleId: string;
  /** 'Haval H6 1.5, registered in Sindh' */
  title: string;
  /** Whole rupees, and the day since which the car costs that: '3 November 2026'. */
  exFactory: number;
  pricedOn: string;
  instalments: InstalmentNote | null;
  /** A filer's largest charges; whole rupees. */
  charges: readonly { label: string; amount: number }[];
}

/** Finds the on-road price of a trim; null if the price list has no such car or no city. */
export async function findModelOnRoad(
  site: SiteContext,
  { trim, label }: SoldTrim,
): Promise<ModelOnRoad | null> {
  const [cities, cars, rules] = await Promise.all([
    listOrNull(site.listCities(), site.report),
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listFinanceRules(), site.report),
  ]);
  const city = cities?.[0];
  const car = findListedCar(cars ?? [], trim.id);
  if (!city) return null;
  const both = await findBothPrices(site, { vehicleId: trim.id, cityId: city._id });
  if (!both) return null;
  const { province } = both.atl.choice;
  return {
    vehicleId: trim.id,
    title: `${label}, registered in ${province ? jurisdictions[province] : city.name}`,
    ...buildOnRoadSums(both),
    exFactory: both.atl.exFactory,
    pricedOn: formatDayInPakistan(both.atl.choice.pricedAt),
    instalments: car ? noteInstalments(car, rules ?? []) : null,
    charges: both.atl.lines
      .flatMap(({ label: charge, amount }) => (amount ? [{ label: charge, amount }] : []))
      .sort((a, b) => b.amount - a.amount)
      .slice(0, maxLines),
  };
}

/** What the model costs on the road, and links to the price pages. */
export function OnRoadSection({
  price: { vehicleId, title, sums, exFactory, pricedOn, instalments, charges, rateDays, isSample },
  compareUrl,
}: {
  price: ModelOnRoad;
  compareUrl: string;
}) {
  return (
    <section
      id="on-road-price"
      className="bg-paper-deep px-5 py-16 md:px-10 md:py-24 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16"
    >
      <div className="lg:col-span-5">
        <h2 className="text-4xl font-semibold tracking-tight md:text-7xl">On-Road Price</h2>
        <p className="mt-4 text-graphite-600 md:text-lg">{title}</p>
      </div>
      <div className="mt-10 lg:col-span-7 lg:mt-2">
        <PriceSums sums={sums} mutedClass="text-graphite-600" />
        <dl className="mt-10 border-t border-graphite-300">
          <PriceLine label="Ex-factory price" note={`price of ${pricedOn}`} amount={exFactory} />
          {charges.map((charge) => (
            <PriceLine key={charge.label} {...charge} />
          ))}
        </dl>
        <p className="mt-4 text-sm text-graphite-600">
          Estimate, not an offer; the charges are a filer’s. {rateDays}
          {isSample && ' The price, a tariff or a fact of the car is a sample.'}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <ArrowLink to={`/on-road-price?vehicle=${vehicleId}`}>Every line, your city</ArrowLink>
          <ArrowLink to={compareUrl}>Compare</ArrowLink>
        </p>
        {instalments && (
          <div className="mt-8 border-t border-graphite-950 pt-5">
            <h3 className="mb-1 text-xl font-semibold tracking-tight md:text-2xl">
              In instalments
            </h3>
            <InstalmentLines note={instalments} mutedClass="text-graphite-700" />
          </div>
        )}
      </div>
    </section>
  );
}

const PriceLine = ({ label, note, amount }: { label: string; note?: string; amount: number }) => (
  <div className="flex justify-between gap-x-6 border-b border-graphite-300 py-3 md:text-lg">
    <dt className="text-graphite-700">
      {label}
      {note && <span className="block text-sm text-graphite-600">{note}</span>}
    </dt>
    <dd className="whitespace-nowrap tabular">{formatRupees(amount)}</dd>
  </div>
);
