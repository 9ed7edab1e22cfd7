import { still } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { History } from '../about/history.tsx';
import { Honors } from '../about/honors.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-sazgar.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Sazgar',
    description:
      'Sazgar, founded in 1991, distributes HAVAL, ORA and TANK in Pakistan: its history from three-wheelers to cars, and what it builds and exports.',
    path: '/about-us/sazgar',
    parents: [{ name: 'About us', path: '/about-us' }],
  });

export default function AboutSazgar() {
  return (
    <>
      <header data-hero="" className="bg-paper px-5 pt-8 pb-10 md:px-10 md:pt-16 md:pb-16 lg:px-16">
        <h1 className="text-sm font-semibold text-graphite-600">Sazgar</h1>
        <p className="mt-4 max-w-6xl text-[clamp(2.25rem,6vw,6rem)] leading-[1] font-semibold tracking-[-0.03em] text-balance">
          Three wheels first, then four. <span className="block">The care is the same.</span>
        </p>
        <p className="mt-6 max-w-xl text-lg text-graphite-700 md:ml-[41.66%] md:text-xl">
          Sazgar is the local manufacturer and distributor of HAVAL, ORA and TANK: it builds cars in
          Pakistan, for roads it knows, and looks after them once they are sold.
        </p>
      </header>
      <div className="studio overflow-clip">
        <StudioPicture
          picture={still('paint')}
          isFirstView
          sizes="(width >= 48rem) 100vw, 60vw"
          className="aspect-4/3 w-full object-cover object-[66%_40%] md:aspect-21/9"
        />
      </div>
      <History />
      <Honors />
      <nav
        aria-label="Read on"
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/after-sales">After Sales</ArrowLink>
        <ArrowLink to="/find-a-dealer">Find a Dealer</ArrowLink>
        <ArrowLink to="/about-us/gwm">About GWM</ArrowLink>
      </nav>
    </>
  );
}
