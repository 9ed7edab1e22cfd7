import { formatRupees } from '#contract/format/rupees.ts';
import { MixedText } from '#ui/stored-text.tsx';
import * as words from '#words/site/models';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { buildChoiceUrl } from '../on-road/choices.ts';
import { CityForm } from '../on-road/city-form.tsx';
import { DealBox } from '../on-road/deal-box.tsx';
import { PriceSums } from '../on-road/price-sums.tsx';
import type { ModelOnRoad } from './find-model-on-road.ts';

/** What the model costs on the road, and links to the price pages. */
export function OnRoadSection({ slug, price }: { slug: string; price: ModelOnRoad }) {
  const { vehicleId, title, sums, exFactory, pricedOn, instalments, charges } = price;
  const { rateDays, isSample, cities, deal } = price;
  const cityId = price.isCityChosen ? price.cityId : '';
  return (
    <section
      id="on-road-price"
      className="bg-paper-deep px-5 py-16 md:px-10 md:py-24 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16"
    >
      <div className="lg:col-span-5">
        <h2 className="text-4xl font-semibold tracking-tight md:text-7xl">{words.onRoadPrice}</h2>
        <p className="mt-4 text-graphite-600 md:text-lg">{title}</p>
        <div className="mt-4 max-w-sm">
          <CityForm action={`/models/${slug}`} cities={cities} cityId={price.cityId} />
        </div>
      </div>
      <div className="mt-10 lg:col-span-7 lg:mt-2">
        <PriceSums sums={sums} mutedClass="text-graphite-600" />
        <dl className="mt-10 border-t border-graphite-300">
          <PriceLine
            label={words.exFactoryPrice}
            note={words.pricedOn(pricedOn)}
            amount={exFactory}
          />
          {charges.map((charge) => (
            <PriceLine key={charge.label} {...charge} />
          ))}
        </dl>
        <p className="mt-4 text-sm text-graphite-600">
          {words.estimate} <MixedText text={rateDays} />
          {isSample && ` ${words.sampleNote}`}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <ArrowLink to={buildChoiceUrl('/on-road-price', { vehicle: vehicleId, cityId })}>
            {words.everyLine}
          </ArrowLink>
          <ArrowLink to={buildChoiceUrl('/compare', { models: slug, cityId })}>
            {words.compare}
          </ArrowLink>
        </p>
        {instalments && (
          <div className="mt-8 border-t border-graphite-950 pt-5">
            <h3 className="mb-1 text-xl font-semibold tracking-tight md:text-2xl">
              {words.inInstalments}
            </h3>
            <InstalmentLines note={instalments} place={{ cityId }} mutedClass="text-graphite-700" />
          </div>
        )}
        <DealBox {...deal} className="mt-8" />
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
