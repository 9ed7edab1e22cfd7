import { ArrowRight } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { exFactoryPrice, type PriceTag } from '#catalogue/ex-factory-prices.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { modelSharingPicture, sharingSize } from '#catalogue/sharing-pictures.ts';
import { buildSpecificationTable } from '#catalogue/specifications/table.ts';
import { findTrimByAddress, listTrims } from '#catalogue/trims.ts';
import { findVehicleBySlug } from '#catalogue/vehicles.ts';
import { ColorSection } from '#site/models/color-section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/models';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { ExteriorSection, OutdoorsPicture } from '../models/exterior-section.tsx';
import { FeaturesSection } from '../models/features-section.tsx';
import { findModelOnRoad } from '../models/find-model-on-road.ts';
import { InteriorSection } from '../models/interior-section.tsx';
import { ModelHero } from '../models/model-hero.tsx';
import { useModelLinks } from '../models/model-links.ts';
import { buildModelPage, type RelatedModel } from '../models/model-page.ts';
import { OnRoadSection } from '../models/on-road-section.tsx';
import { SectionBar } from '../models/section-bar.tsx';
import { RelatedSpecs } from '../models/spec-list.tsx';
import { SpecificationSection } from '../models/specification-section.tsx';
import { useRememberedChoices } from '../on-road/choices.ts';
import { describeColors } from '../on-road/delivery.ts';
import { buildPageMeta } from '../page-meta.ts';
import { buildCar } from '../structured-data/car.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { Route } from './+types/model.ts';

/** A bar at the bottom of phone screens: the price, which opens the price calculator, and Book. */
function BuyBar({ slug, price }: { slug: string; price: PriceTag }) {
  const links = useModelLinks(slug);
  return (
    <div className="buy-bar on-dark sticky z-20 flex items-center justify-between gap-4 border-t border-white/15 bg-graphite-950 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white md:hidden">
      <Link
        to={`${links.book}#price-calculator`}
        className="min-w-0 text-xs text-graphite-300 no-underline"
      >
        {exFactoryLabel(price.isSample)}{' '}
        <span className="flex items-center gap-1.5 text-sm font-semibold tracking-tight text-white">
          <span className="tabular leading-snug text-balance">{price.words}</span>
          <ArrowRight aria-hidden="true" className="size-4 flex-none" />
        </span>
      </Link>{' '}
      <Link to={links.book} className={buttonClass('signal', 'flex-none')}>
        {words.book}
      </Link>
    </div>
  );
}

const fallback = '/models/haval-h6';

export const handle = { query: ['cityId'] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, page, offer, price } = loaderData;
  const { vehicle, model, main } = page;
  const path = `/models/${slug}`;
  const image = main && pictureUrl(main, Math.max(...main.widths), 'webp');
  const [{ loaderData: root }] = matches;
  return buildPageMeta(matches, {
    title: vehicle.label,
    description: model.description,
    path,
    parents: [{ name: words.models, path: '/models' }],
    picture: {
      src: modelSharingPicture(slug, price),
      alt: words.inStudioLight(vehicle.label),
      size: sharingSize,
    },
    structuredData: [
      buildCar(root?.publicUrl ?? '', {
        name: vehicle.label,
        brand: vehicle.brand,
        description: model.description,
        path,
        image,
        price: offer,
      }),
    ],
  });
};

/** An unknown slug redirects to the [Haval H6](docs/spec/public-site.md#pages). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const vehicle = findVehicleBySlug(params.slug);
  if (!vehicle) throw redirect(fallback);
  const { slug } = vehicle;
  const site = context.get(siteContext);
  const sold = findTrimByAddress(slug);
  const cityId = new URL(request.url).searchParams.get('cityId');
  const [cars, stated, staffFacts, onRoad] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listStated(), site.report),
    listOrNull(site.listSpecifications(), site.report),
    sold ? findModelOnRoad(site, sold, cityId) : null,
  ]);
  // A sample price is shown but is not an offer in structured data.
  const offered = cars?.filter(({ isSample }) => !isSample) ?? [];
  return {
    slug,
    page: buildModelPage(slug, cars),
    deliveries: describeColors(
      listTrims(vehicle).map(({ trim }) => trim.id),
      stated ?? [],
    ),
    specifications: buildSpecificationTable(vehicle, staffFacts ?? []),
    onRoad,
    price: exFactoryPrice(slug, cars ?? []).lowest,
    offer: exFactoryPrice(slug, offered).lowest,
  };
}

const remembered = ['cityId'] as const;
const none: readonly { _id: string }[] = [];

export default function ModelRoute({ loaderData }: Route.ComponentProps) {
  const { page, specifications, onRoad, deliveries } = loaderData;
  const { vehicle, model, price, related } = page;
  useRememberedChoices(remembered, onRoad?.cities ?? none);
  return (
    <div key={vehicle.slug} className="model-page">
      <ModelHero page={page} />
      <SectionBar vehicle={vehicle} price={price} />
      <section className="bg-paper px-5 pt-16 md:px-10 md:pt-24 lg:px-16">
        <p className="max-w-5xl text-2xl leading-tight font-medium tracking-tight md:text-5xl md:leading-[1.1]">
          <Sentence
            text={words.overview}
            parts={{
              heading: model.heading,
              description: <span className="text-graphite-500">{model.description}</span>,
            }}
          />
        </p>
      </section>
      <ExteriorSection page={page} />
      <ColorSection page={page} deliveries={deliveries} />
      <InteriorSection page={page} />
      <SpecificationSection label={vehicle.label} table={specifications} />
      <OutdoorsPicture page={page} />
      {onRoad && <OnRoadSection slug={vehicle.slug} price={onRoad} />}
      <FeaturesSection page={page} />
      <RelatedSection related={related} />
      <BuyBar slug={vehicle.slug} price={price} />
    </div>
  );
}

/** Links to three related models. */
function RelatedSection({ related }: { related: readonly RelatedModel[] }) {
  const brands = [...new Set(related.map(({ vehicle }) => vehicle.brand))];
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-24 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
        {words.moreFrom(brands)}
      </h2>
      <ul className="phone-strip mt-8 sm:grid sm:grid-cols-3 sm:gap-x-6 md:mt-12">
        {related.map(({ vehicle, tagline, specs, photo }) => (
          <li key={vehicle.slug}>
            <Link to={`/models/${vehicle.slug}`} className="group block no-underline">
              <VehiclePhoto
                photo={photo}
                body={vehicle.body}
                sizes="(width >= 48rem) 30vw, 75vw"
                className="aspect-video w-full rounded-control mask-b-from-88%"
              />
              <h3 className="mt-4 text-2xl font-semibold tracking-tight group-hover:underline">
                {vehicle.label}
              </h3>
              <p className="mt-1 text-graphite-300">{tagline}</p>
              <RelatedSpecs specs={specs} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
