import { redirect } from 'react-router';
import { exFactoryPrice } from '#catalogue/ex-factory-prices.ts';
import { isVehicleSlug } from '#catalogue/find-vehicle.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { modelSharingPicture, sharingSize } from '#catalogue/sharing-pictures.ts';
import { siteContext } from '../entry.server.tsx';
import { BuyBar } from '../models/buy-bar.tsx';
import { ColourSection } from '../models/colour-section.tsx';
import { ExteriorSection } from '../models/exterior-section.tsx';
import { FeaturesSection } from '../models/features-section.tsx';
import { InteriorSection } from '../models/interior-section.tsx';
import { ModelHero } from '../models/model-hero.tsx';
import { modelPage } from '../models/model-page.ts';
import { RelatedSection } from '../models/related-section.tsx';
import { pageMeta } from '../page-meta.ts';
import { carThing } from '../structured-data/car.ts';
import type { Route } from './+types/model.ts';

const fallback = '/models/haval-h6';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, page, offer, price } = loaderData;
  const { vehicle, model, main } = page;
  const path = `/models/${slug}`;
  const image = main && pictureUrl(main, main.widths.at(-1) ?? main.width, 'webp');
  const [{ loaderData: root }] = matches;
  return pageMeta(matches, {
    title: vehicle.label,
    description: model.description,
    path,
    parents: [{ name: 'Models', path: '/models' }],
    picture: {
      src: modelSharingPicture(slug, price),
      alt: `${vehicle.label} in studio light`,
      size: sharingSize,
    },
    things: [
      carThing(root?.publicUrl ?? '', {
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

/** A slug that is none of the eight leads to the Haval H6 (document 2, section 2). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug } = params;
  if (!isVehicleSlug(slug)) throw redirect(fallback);
  const cars = await context
    .get(siteContext)
    .listCars()
    .catch(() => null);
  // A sample price is shown, and offered to nobody.
  const offered = cars?.filter(({ isSample }) => !isSample) ?? [];
  return {
    slug,
    page: modelPage(slug, cars),
    price: exFactoryPrice(slug, cars ?? []).lowest,
    offer: exFactoryPrice(slug, offered).lowest,
  };
}

export default function ModelRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { vehicle, model, price, related } = page;
  return (
    <div key={vehicle.slug}>
      <ModelHero page={page} />
      <section className="bg-paper px-5 pt-20 md:px-10 md:pt-32 lg:px-16">
        <p className="max-w-5xl text-2xl leading-tight font-medium tracking-tight text-pretty md:text-5xl md:leading-[1.1]">
          {model.heading}. <span className="text-graphite-500">{model.description}</span>
        </p>
      </section>
      <ExteriorSection page={page} />
      <ColourSection page={page} />
      <InteriorSection page={page} />
      <FeaturesSection features={model.features} />
      <RelatedSection related={related} />
      <BuyBar slug={vehicle.slug} price={price} />
    </div>
  );
}
