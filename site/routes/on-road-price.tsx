import { data, redirect } from 'react-router';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { sumAdjustable, usesSamples } from '#contract/on-road/on-road-price.ts';
import type { BothPrices } from '#contract/on-road/quotes.ts';
import { priceMessages } from '#contract/prices/pricing.ts';
import { MixedText } from '#ui/stored-text.tsx';
import * as words from '#words/site/on-road';
import { siteContext } from '../entry.server.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildChoiceUrl, useRememberedChoices } from '../on-road/choices.ts';
import { DealBox } from '../on-road/deal-box.tsx';
import { describeCarDeal, findCompanyDeal } from '../on-road/deal-terms.ts';
import { KeepPrice } from '../on-road/keep-price.tsx';
import { LineTable } from '../on-road/line-table.tsx';
import { OnRoadHead, PriceFigures } from '../on-road/on-road-head.tsx';
import { buildPriceForm, readPriceChoice } from '../on-road/price-choice.ts';
import { findBothPrices, findSaving, groupLines, sumPrices } from '../on-road/sum-prices.ts';
import { UsedTariffs } from '../on-road/used-tariffs.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/on-road-price.ts';

export const handle = {
  query: ['vehicle', 'carId', 'cityId', 'province', 'taxpayer', 'date'],
};

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/on-road-price',
  });

/** The parameters of a chosen car or city. */
const choiceNames = ['vehicle', 'carId', 'cityId'];

/** Reads the choice from the address: `vehicle` or `carId`, `cityId`, `province`, `taxpayer` and `date`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const [cars, cities, stated] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listCities(), site.report),
    listOrNull(site.listStated(), site.report),
  ]);
  const choice = readPriceChoice(searchParams, cars ?? [], cities ?? []);
  const { car, city, date } = choice;
  const both =
    car &&
    city &&
    (await findBothPrices(site, {
      vehicleId: car.vehicleId,
      cityId: city._id,
      province: choice.province ?? undefined,
      date,
    }));
  const company = await findCompanyDeal(site, city?.name);
  return {
    form: buildPriceForm(searchParams, { cars: cars ?? [], cities: cities ?? [] }, choice),
    price: both
      ? { ...describePrice(both), isExample: !choiceNames.some((name) => searchParams.has(name)) }
      : null,
    deal: { car: describeCarDeal(car, stated), company },
  };
}

/** Freezes the price as a quote and opens its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const result = await context.get(siteContext).createQuote(await request.formData());
  if ('url' in result) throw redirect(result.url, 303);
  return data(result, { status: result.status });
}

/** Reduces both prices to what the page shows. */
function describePrice(both: BothPrices) {
  const { choice, exFactory, tariffs, lines } = both.atl;
  const yearly = lines.filter(({ due }) => due === 'yearly');
  return {
    title: words.carIn(choice.car, choice.city),
    place: choice.province ? jurisdictions[choice.province] : words.thisProvince,
    date: choice.date,
    pricedAt: choice.pricedAt,
    exFactory,
    sums: sumPrices(both),
    groups: groupLines(both),
    notes: [...new Set([...both.atl.notes, ...both['non-atl'].notes])],
    isSample: usesSamples(both.atl),
    facts: {
      saving: findSaving(both),
      adjustable: sumAdjustable(lines),
      yearly: yearly.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    },
    tariffs,
  };
}

const remembered = ['vehicle', 'cityId', 'province', 'taxpayer'] as const;

export default function OnRoadPrice({ loaderData, actionData }: Route.ComponentProps) {
  const { form, price, deal } = loaderData;
  const { vehicle, ...chosen } = form.chosen;
  const { province, taxpayer } = chosen;
  // Nobody has a car delivered to a city that is only the page's default.
  const cityId = form.isCityChosen ? chosen.cityId : '';
  const place = { vehicle, cityId, province, taxpayer };
  useRememberedChoices(remembered, form.cities);
  return (
    <>
      <OnRoadHead form={form} price={price} />
      {price ? (
        <>
          <section className="bg-paper px-5 py-14 md:px-10 md:py-24 lg:px-16">
            <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
              {words.lineByLine}
            </h2>
            <div className="mt-6 max-w-5xl md:mt-10 xl:grid xl:max-w-none xl:grid-cols-12 xl:gap-x-10">
              <div className="xl:col-span-8">
                <LineTable {...price} />
              </div>
              <div className="xl:col-span-4">
                <PriceNotes notes={price.notes} />
              </div>
            </div>
            <PriceFigures facts={price.facts} />
            <DealBox {...deal} className="mt-12 max-w-3xl" />
            <p className="mt-12 flex flex-wrap gap-x-8">
              <ArrowLink to={buildChoiceUrl('/finance', place)}>{words.payInInstalments}</ArrowLink>
              <ArrowLink to={buildChoiceUrl('/compare', { models: vehicle, cityId })}>
                {words.compare}
              </ArrowLink>
              <ArrowLink to={buildChoiceUrl('/test-drive', { vehicle, cityId })}>
                {words.testDrive}
              </ArrowLink>
              <ArrowLink to={buildChoiceUrl('/book-now', { vehicle, cityId })}>
                {words.bookThisCar}
              </ArrowLink>
            </p>
          </section>
          {!price.sums[chosen.taxpayer].isBarred && (
            <KeepPrice
              choice={{ vehicleId: vehicle, ...chosen }}
              title={price.title}
              refused={actionData}
            />
          )}
          <UsedTariffs tariffs={price.tariffs} />
        </>
      ) : (
        <p role="alert" className="bg-paper px-5 py-14 text-xl md:px-10 lg:px-16">
          {priceMessages.unavailable}
        </p>
      )}
    </>
  );
}

/** Notes on unconfirmed facts, on amounts that the price contains, and on changes to come. */
function PriceNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="mt-6 grid max-w-prose xl:mt-3 gap-3 text-graphite-700">
      {notes.map((note) => (
        <li key={note} className="border-s-2 border-graphite-300 ps-4">
          <MixedText text={note} />
        </li>
      ))}
      <li className="border-s-2 border-graphite-300 ps-4">
        {words.estimate} {words.dealerConfirms}
      </li>
    </ul>
  );
}
