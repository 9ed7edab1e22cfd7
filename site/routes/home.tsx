import { siteContext } from '../entry.server.tsx';
import { Film } from '../film/film.tsx';
import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { homePage } from '../home/home-page.ts';
import { Introduction } from '../home/introduction.tsx';
import { Offerings } from '../home/offerings.tsx';
import { Philosophy } from '../home/philosophy.tsx';
import { NewsletterInvitation } from '../newsletter/invitation.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'HAVAL, ORA and TANK vehicles',
    description:
      'Discover eight HAVAL, ORA and TANK models in Pakistan: SUVs, hybrids and electric cars. Book a test drive or find a dealer near you.',
    path: '/',
  });

/** Where the price list can't be read, the tiles go on saying that prices load (document 1, section 8). */
export async function loader({ context }: Route.LoaderArgs) {
  const cars = await context
    .get(siteContext)
    .listCars()
    .catch(() => []);
  return homePage(cars);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { heroes, offerings, film, closing } = loaderData;
  return (
    <>
      <Hero models={heroes} />
      <Introduction />
      <Offerings offerings={offerings} />
      <Philosophy />
      <div className="bg-paper px-5 pb-20 md:px-10 md:pb-32 lg:px-16">
        <Film {...film} body="suv" label="Play the film" />
      </div>
      <Closing photo={closing} />
      <NewsletterInvitation />
    </>
  );
}
