import type { HomeModel } from '#site/home/home-page.ts';
import { OfferingTile } from '#site/home/offering-tile.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { siteContext } from '../entry.server.tsx';
import { Film } from '../film/film.tsx';
import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { buildHomePage } from '../home/home-page.ts';
import { listReasons, type Reason } from '../home/list-reasons.ts';
import { Philosophy } from '../home/philosophy.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { listOrNull } from '../list-or-null.ts';
import { NewsletterInvitation } from '../newsletter/invitation.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';

/** Two introductory sentences, and what a buyer gets besides the car. */
function Introduction({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <p className="max-w-6xl text-2xl leading-tight font-medium tracking-tight md:text-4xl xl:text-6xl xl:leading-[1.08]">
        Three brands, eight models. HAVAL, ORA and TANK bring SUVs, hybrids and electric cars to
        Pakistan’s roads, with one distributor behind them all.
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
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">The Haval Offerings</h2>
        <ArrowLink to="/compare">Compare Models</ArrowLink>
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
    title: 'HAVAL, ORA and TANK vehicles',
    description:
      'Discover eight HAVAL, ORA and TANK models in Pakistan: SUVs, hybrids and electric cars. Book a test drive or find a dealer near you.',
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
        <Film {...film} body="suv" label="Play the film" textId="film-text" />
        {film.sources.length > 0 && (
          <p id="film-text" className="mt-3 text-sm text-graphite-300">
            A film without sound: the eight models one after the other, each with its name.
          </p>
        )}
      </div>
      <Closing photo={closing} />
      <NewsletterInvitation />
    </>
  );
}
