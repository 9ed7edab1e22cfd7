import { company } from '#catalogue/company.ts';
import { stagedShot, still } from '#catalogue/pictures/decorations.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/about';
import { ArrowLink } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-sazgar.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.sazgar,
    description: words.sazgarDescription,
    path: '/about-us/sazgar',
    parents: [{ name: words.aboutUs, path: '/about-us' }],
  });

export default function AboutSazgar() {
  return (
    <>
      <header data-hero="" className="bg-paper px-5 pt-8 pb-10 md:px-10 md:pt-16 md:pb-16 lg:px-16">
        <h1 className="text-sm font-semibold text-graphite-600">{words.sazgar}</h1>
        <p className="mt-4 max-w-6xl text-[clamp(2.25rem,6vw,6rem)] leading-[1] font-semibold tracking-[-0.03em] text-balance">
          <Sentence
            text={words.sazgarBanner}
            parts={{ second: (line) => <span className="block">{line}</span> }}
          />
        </p>
        <p className="mt-6 max-w-xl text-lg text-graphite-700 md:ms-[41.66%] md:text-xl">
          {words.sazgarIntroduction}
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
        aria-label={words.readOn}
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/after-sales">{words.afterSales}</ArrowLink>
        <ArrowLink to="/find-a-dealer">{words.findDealer}</ArrowLink>
        <ArrowLink to="/about-us/gwm">{words.aboutGwm}</ArrowLink>
      </nav>
    </>
  );
}

const chapters = [
  {
    year: company.foundedIn,
    title: words.founded,
    text: words.foundedText,
  },
  {
    year: company.threeWheelersSince,
    title: words.threeWheelers,
    text: words.threeWheelersText,
  },
  {
    year: company.brandSince,
    title: words.brand,
    text: words.brandText,
  },
] as const;

/** Three years of the company's history, each in large type. */
function History() {
  return (
    <section className="bg-paper px-5 pt-14 pb-16 md:px-10 md:pt-24 md:pb-28 lg:px-16">
      <h2 className="border-t border-graphite-200 pt-6 text-sm font-semibold text-graphite-600">
        {words.history}
      </h2>
      <ol>
        {chapters.map(({ year, title, text }) => (
          <li
            key={year}
            className="grid gap-x-10 gap-y-3 border-b border-graphite-200 py-8 last:border-0 md:grid-cols-12 md:items-end md:py-12"
          >
            <p className="latin-name -ms-[0.05em] text-[clamp(5rem,15vw,14rem)] leading-[0.8] font-semibold tracking-[-0.05em] md:col-span-7">
              {year}
            </p>
            <div className="md:col-span-5 xl:col-span-4">
              <h3 className="text-xl font-semibold tracking-tight md:text-2xl">{title}</h3>
              <p className="mt-2 text-graphite-600 md:text-lg">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const honors = [
  {
    value: groupDigits(company.vehiclesPerYear),
    text: words.vehiclesPerYear,
  },
  {
    value: words.overCount(company.exportCountries),
    text: words.exportCountries,
  },
] as const;

/** Two figures of the company over a picture. */
function Honors() {
  return (
    <section className="studio on-dark relative overflow-clip px-5 pt-20 pb-12 text-white md:px-10 md:pt-32 lg:px-16 lg:pb-32">
      <StudioPicture
        picture={stagedShot('haval-h6-phev', 'heroWide')}
        tall={stagedShot('haval-h6-phev', 'heroTall')}
        sizes="100vw"
        className="full-picture max-lg:top-auto max-lg:h-104 max-lg:object-[50%_100%] max-lg:mask-t-from-60% md:max-lg:h-144 lg:max-xl:object-[15%_50%]"
      />
      <div className="beside-car honors relative max-lg:pb-72 md:max-lg:pb-144">
        <h2 className="max-w-3xl text-3xl font-semibold tracking-tight md:text-5xl">
          {words.oneFactory}
        </h2>
        <dl className="mt-12 grid gap-10 md:mt-20 md:gap-14 md:max-lg:mt-14 md:max-lg:grid-cols-2">
          {honors.map(({ value, text }) => (
            <div key={value} className="flex flex-col-reverse justify-end">
              <dt className="mt-3 max-w-xs text-balance md:text-lg">{text}</dt>
              <dd className="tabular text-[clamp(4rem,9vw,9rem)] leading-[0.85] font-medium tracking-[-0.04em]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
