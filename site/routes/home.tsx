import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { findVehicle, type VehicleSlug } from '#catalogue/vehicles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/home';
import { siteContext } from '../entry.server.tsx';
import { Film } from '../film/film.tsx';
import { Hero } from '../home/hero.tsx';
import { buildHomePage, type HomeModel, listReasons, type Reason } from '../home/home-page.ts';
import { Philosophy } from '../home/philosophy.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { listOrNull } from '../list-or-null.ts';
import { NewsletterInvitation } from '../newsletter/invitation.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { PhotoPair } from '../vehicles/photo.ts';
import { useCardOverlay } from '../vehicles/use-card-overlay.ts';
import type { VehicleView } from '../vehicles/vehicle-drawing.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { Route } from './+types/home.ts';

/** Two introductory sentences, and what a buyer gets besides the car. */
function Introduction({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <p className="max-w-6xl text-2xl leading-tight font-medium tracking-tight md:text-4xl xl:text-6xl xl:leading-[1.08]">
        {words.introduction}
      </p>
      <ul className="reasons">
        {reasons.map(({ title, text, to }) => (
          <li key={to}>
            <h2>
              <PageLink to={to}>{title}</PageLink>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The eight models with prices and links to their pages. */
function Offerings({ models }: { models: readonly HomeModel[] }) {
  return (
    <section className="on-dark overflow-hidden bg-graphite-950 px-5 pt-16 pb-10 text-white md:px-10 md:pt-28 md:pb-20 lg:px-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1">
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.offerings}</h2>
        <ArrowLink to="/compare">{words.compareModels}</ArrowLink>
      </div>
      <ul className="offerings mt-6 grid gap-x-5 min-[22rem]:grid-cols-2 md:mt-12 md:gap-x-8 xl:grid-cols-4">
        {models.map((model) => (
          <li key={model.slug}>
            <OfferingTile model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/',
  });

/**
 * If the price list cannot be read, slides and tiles keep showing [that prices
 * load](docs/spec/public-site.md#prices).
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { listCars, listDealers, report } = context.get(siteContext);
  const [cars, dealers] = await Promise.all([
    listOrNull(listCars(), report),
    listOrNull(listDealers(), report),
  ]);
  return { ...buildHomePage(cars ?? []), reasons: listReasons(dealers ?? []) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { models, reasons, film, closing } = loaderData;
  return (
    <>
      <Hero models={models} />
      <Introduction reasons={reasons} />
      <Offerings models={models} />
      <Philosophy />
      <div className="on-dark px-5 py-10 md:px-10 md:py-16 lg:px-16">
        <Film {...film} body="suv" label={words.playFilm} textId="film-text" />
        {film.sources.length > 0 && (
          <p id="film-text" className="mt-3 text-sm text-graphite-300">
            {words.film}
          </p>
        )}
      </div>
      <Closing photo={closing} />
      <NewsletterInvitation />
    </>
  );
}

/** Models that share a drawing show different ends of it until they have pictures. */
const drawingViews: Partial<Record<VehicleSlug, VehicleView>> = {
  'haval-h6-hev': 'front',
  'haval-h6-phev': 'rear',
  'haval-jolion-hev': 'front',
};

/**
 * A model with a link to its page, and its price below the picture. On hover and on focus the price moves over the
 * picture; Escape moves it back.
 */
function OfferingTile({ model: { slug, price, tile } }: { model: HomeModel }) {
  const { label, category, body } = findVehicle(slug);
  const { isDismissed, handlers } = useCardOverlay();
  return (
    <article {...handlers} className="offering group">
      <h3>
        <PageLink to={`/models/${slug}`}>{label}</PageLink>
      </h3>
      <p className="offering-category">{category}</p>
      <div className="offering-stage tile-studio">
        <VehiclePhoto
          photo={tile}
          body={body}
          drawingView={drawingViews[slug]}
          sizes="(width >= 80rem) 30vw, 60vw"
          className="tile-picture"
        />
      </div>
      <div className="offering-price" data-dismissed={isDismissed || undefined}>
        <p className="offering-price-label">{exFactoryLabel(price.isSample)}</p>
        <p className="offering-price-words">{price.words}</p>
      </div>
    </article>
  );
}

/** The end of the home page, with links to the dealer finder and the test drive form. */
function Closing({ photo }: { photo: PhotoPair }) {
  return (
    <section className="relative overflow-hidden bg-paper lg:flex lg:min-h-[44rem]">
      <div className="beside-car before-car relative z-10 px-5 pt-20 pb-12 md:px-10 md:pt-28 lg:px-16">
        <h2 className="max-w-2xl text-4xl font-semibold tracking-tight md:text-6xl lg:max-w-xl">
          {words.closing}
        </h2>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/find-a-dealer">{words.findDealer}</ButtonLink>
          <ButtonLink to="/test-drive" variant="outline">
            {words.bookTestDrive}
          </ButtonLink>
        </div>
      </div>
      {/* The car is to the right of the text, which is on the sky. */}
      <VehiclePhoto
        photo={photo.wide}
        tall={photo.tall}
        body="crossover"
        sizes="(width >= 64rem) 100vw, 135vw"
        className="aspect-4/3 w-full lg:absolute lg:inset-0 lg:aspect-auto lg:h-full [&_img]:object-[72%_50%]"
      />
    </section>
  );
}
