import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { type Decoration, stagedShot, still } from '#catalogue/pictures/decorations.ts';
import { paintedView } from '#catalogue/pictures/painted.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/about';
import { buildPageMeta } from '../page-meta.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/about-us.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.aboutUs,
    description: words.aboutUsDescription,
    path: '/about-us',
  });

export default function AboutUs() {
  return (
    <>
      <AboutHero />
      <div className="lg:grid lg:grid-cols-2">
        <AboutPanel
          to="/about-us/gwm"
          name={words.gwm}
          title={words.aboutBrand}
          text={words.aboutBrandText}
          picture={stagedShot('tank-500', 'interior')}
          // Lighter than the cabin.
          tall={paintedView('tank-500', 'Desert Sand', 'rear')}
          background="dark"
        />
        <AboutPanel
          to="/about-us/sazgar"
          name={words.sazgarCapitals}
          title={words.aboutDistributor}
          text={words.aboutDistributorText}
          picture={still('workshop')}
          background="light"
        />
      </div>
    </>
  );
}

/** A heading across the whole width, over the evening sky, above one car. */
function AboutHero() {
  return (
    <header
      data-hero=""
      className="studio on-dark relative flex min-h-[78svh] flex-col overflow-clip text-white md:min-h-[min(calc(100svh-3.75rem),88vw)] md:max-lg:min-h-[100vw]"
    >
      <StudioPicture
        picture={stagedShot('haval-h6-phev', 'rearWide')}
        tall={stagedShot('haval-h6-phev', 'rearTall')}
        isFirstView
        sizes="(width >= 80rem) 140vw, (width >= 48rem) 100vw, 110vw"
        className="full-picture animate-lights-on object-[82%_50%]"
      />
      <div
        aria-hidden="true"
        // physical: the words are on the left of the car.
        className="absolute inset-0 bg-linear-to-b from-graphite-950/85 from-25% to-transparent to-55% lg:bg-linear-to-r lg:from-graphite-950/80 lg:from-10% lg:to-60%"
      />
      {/* The buttons below the car are on a dark background, not on its mirror image. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-graphite-950 from-35% to-transparent lg:hidden"
      />
      <div className="relative flex grow flex-col px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display beside-car one-edge">
          <Sentence
            text={words.discover}
            parts={{
              first: (line) => <span className="block -ms-[0.07em]">{line}</span>,
              second: (line) => <span className="block -ms-[0.02em]">{line}</span>,
            }}
          />
        </h1>
        <p className="beside-car one-edge mt-4 max-w-md md:mt-6 md:text-xl">
          {words.aboutUsIntroduction}
        </p>
        {/* Below the car, or beside it. */}
        <div className="beside-car one-edge mt-auto flex flex-wrap gap-3 py-8 lg:mt-0">
          <ButtonLink to="/models">{words.seeModels}</ButtonLink>
          <ButtonLink to="/find-a-dealer" variant="outline-on-dark">
            {words.findDealer}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

const backgroundClasses = {
  dark: 'studio on-dark text-white',
  light: 'bg-paper text-graphite-950',
} as const;

/** One half of the landing page: a large name above a picture. The whole panel is a link. */
function AboutPanel({
  to,
  name,
  title,
  text,
  picture,
  tall,
  background,
}: {
  to: string;
  name: string;
  title: string;
  text: string;
  picture: Decoration;
  /** Shown on phones instead of `picture`. */
  tall?: Decoration;
  background: keyof typeof backgroundClasses;
}) {
  return (
    <section className={backgroundClasses[background]}>
      <Link
        to={to}
        className="group flex h-full flex-col pt-10 no-underline focus-visible:-outline-offset-4 md:pt-12"
      >
        <p
          className={`panel-name ${findLanguage(name) ? 'latin-name' : ''} -ms-[0.05em] px-5 text-[20vw] leading-[0.85] font-semibold tracking-[-0.045em] wrap-anywhere transition-transform duration-300 group-hover:forward-2 md:px-10 lg:px-16 lg:text-[7vw]`}
        >
          {name}
        </p>
        <span className="relative mt-7 block aspect-video overflow-hidden md:mt-10">
          <StudioPicture
            picture={picture}
            tall={tall}
            sizes="(width >= 64rem) 50vw, (width >= 48rem) 100vw, 60vw"
            className="size-full object-cover transition-[scale] duration-300 group-hover:scale-102"
          />
        </span>
        <div className="flex grow items-end justify-between gap-6 px-5 py-8 md:px-10 md:py-12 lg:px-16">
          <div className="max-w-sm">
            <h2 className="text-xl font-semibold tracking-tight md:text-2xl">{title}</h2>
            <p
              className={`mt-2 ${background === 'dark' ? 'text-graphite-300' : 'text-graphite-600'} md:text-lg`}
            >
              {text}
            </p>
          </div>
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-current/40 transition-colors group-hover:border-current md:size-14">
            <ArrowRight
              aria-hidden="true"
              className="size-5 transition-transform group-hover:forward-0.5"
            />
          </span>
        </div>
      </Link>
    </section>
  );
}
