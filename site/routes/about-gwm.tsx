import { Link } from 'react-router';
import { brandValues } from '#catalogue/company.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/site/about';
import { ArrowLink } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-gwm.ts';

/** The name in large letters above a car. */
function GwmHero() {
  return (
    <header data-hero="" className="studio on-dark relative overflow-clip text-white">
      <div className="relative min-h-76 md:min-h-[min(calc(100svh-10rem),60vw)] lg:min-h-[min(calc(100svh-3.75rem),60vw)]">
        <StudioPicture
          picture={stagedShot('tank-500', 'profileWide')}
          tall={stagedShot('tank-500', 'profileTall')}
          isFirstView
          sizes="(width >= 48rem) 100vw, 54vw"
          className="full-picture animate-lights-on object-[50%_55%] lg:object-[88%_55%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-graphite-950/75 from-10% to-transparent to-50%"
        />
        <h1 className="beside-car latin-name relative -ms-[0.05em] wrap-anywhere px-5 pt-7 text-[28vw] leading-[0.8] font-bold tracking-[-0.06em] md:px-10 md:pt-9 md:text-[16vw] lg:px-16">
          {words.gwm}
        </h1>
      </div>
      {/* On wide windows over the wet street. */}
      <div className="relative flex flex-wrap items-center justify-between lg:absolute lg:inset-x-0 lg:bottom-0 lg:bg-linear-to-t lg:from-graphite-950 lg:from-30% lg:to-transparent lg:pt-28 gap-x-10 gap-y-5 px-5 pt-5 pb-8 md:px-10 md:pt-8 md:pb-12 lg:px-16">
        <p className="text-2xl leading-tight font-medium tracking-tight md:text-4xl">
          {words.gwmIntroduction}
        </p>
        <ButtonLink to="/models" variant="outline-on-dark">
          {words.seeModels}
        </ButtonLink>
      </div>
    </header>
  );
}

/** Indents each value further than the one before. */
const indents = ['', 'md:ms-[16.66%]', 'md:ms-[33.33%]'] as const;

/** The brand's values, indented step by step. */
function BrandValues() {
  return (
    <section className="on-dark overflow-clip bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16">
      <h2 className="text-sm font-semibold text-graphite-300">{words.brandValues}</h2>
      <dl className="mt-8 grid gap-10 md:mt-12 md:gap-16">
        {brandValues.map(({ title, text }, index) => (
          <div key={title} className={indents[index]}>
            <dt className="hyphens-auto wrap-anywhere text-[clamp(2rem,7.5vw,7.5rem)] leading-[0.95] font-semibold tracking-[-0.035em]">
              {title}
            </dt>
            <dd className="mt-2 text-xl text-graphite-300 md:mt-4 md:text-3xl">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.gwm,
    description: words.gwmDescription,
    path: '/about-us/gwm',
    parents: [{ name: words.aboutUs, path: '/about-us' }],
  });

export default function AboutGwm() {
  return (
    <>
      <GwmHero />
      <section className="bg-paper px-5 py-14 md:px-10 md:py-24 lg:px-16">
        <div className="grid gap-6 md:grid-cols-12">
          <h2 className="text-3xl leading-tight font-semibold tracking-tight md:col-span-5 md:text-4xl lg:text-5xl">
            {words.threeCharacters}
          </h2>
          <div className="grid content-start gap-5 text-lg text-graphite-700 md:col-span-7 lg:col-span-6 lg:col-start-7">
            <p>{words.threeBrands}</p>
            <p>{words.eightModels}</p>
          </div>
        </div>
        <BrandLines />
      </section>
      <BrandValues />
      <nav
        aria-label={words.readOn}
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/models">{words.seeModels}</ArrowLink>
        <ArrowLink to="/about-us/sazgar">{words.aboutSazgar}</ArrowLink>
      </nav>
    </>
  );
}

const lines = [
  {
    brand: 'HAVAL',
    text: words.haval,
    car: 'haval-jolion-hev',
    side: 'profile',
  },
  { brand: 'ORA', text: words.ora, car: 'ora-07', side: 'profile' },
  { brand: 'TANK', text: words.tank, car: 'tank-500', side: 'front' },
] as const;

/** The three brands, each with a car in daylight and its models. */
function BrandLines() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-12 md:mt-16 md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
      {lines.map(({ brand, text, car, side }) => (
        <li key={brand}>
          <div className="relative aspect-3/2 overflow-hidden rounded-control">
            <StudioPicture
              picture={stagedShot(car, `${side}Wide`)}
              tall={stagedShot(car, `${side}Tall`)}
              sizes="(width >= 48rem) 45vw, 55vw"
              className="size-full object-cover object-[83%_58%]"
            />
          </div>
          <h3 className="latin-name mt-5 text-3xl leading-none font-semibold tracking-tight md:mt-6 md:text-4xl lg:text-5xl">
            {brand}
          </h3>
          <p className="mt-3 text-graphite-700 md:text-lg">{text}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {vehicles
              .filter((vehicle) => vehicle.brand === brand)
              .map(({ slug, label }) => (
                <li key={slug}>
                  <Link
                    to={`/models/${slug}`}
                    className="inline-flex min-h-11 items-center font-medium underline decoration-graphite-300 decoration-1 underline-offset-[0.45em] hover:decoration-current"
                  >
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
