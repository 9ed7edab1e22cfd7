import { Download } from 'lucide-react';
import { useState } from 'react';
import { warrantyDocument } from '#catalogue/documents.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import {
  type WarrantyLine,
  type WarrantyTerm,
  warrantyLines,
  warrantyTerms,
} from '#catalogue/warranty.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/after-sales';
import { ArrowLink } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/warranty.ts';

/** The heading beside a cabin. */
function WarrantyHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-[clamp(26rem,30vw,40rem)]">
      <StudioPicture
        picture={stagedShot('tank-500', 'infotainment')}
        isFirstView
        sizes="(width >= 48rem) 75vw, 100vw"
        className="side-picture animate-lights-on max-lg:aspect-4/3 lg:w-[58%] lg:object-[50%_0%]!"
      />
      <div className="relative px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display">{words.warranty}</h1>
        <p className="mt-5 max-w-80 text-lg text-graphite-300 md:text-xl">
          {words.warrantyIntroduction}
        </p>
      </div>
    </header>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.warranty,
    description: words.warrantyDescription,
    path: '/warranty',
    parents: [{ name: words.pageTitle, path: '/after-sales' }],
  });

export default function Warranty() {
  return (
    <>
      <WarrantyHero />
      <Terms />
      <Booklets />
      <nav
        aria-label={words.readOn}
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/book-service">{words.bookService}</ArrowLink>
        <ArrowLink to="/after-sales">{words.maintenanceSchedule}</ArrowLink>
        <ArrowLink to="/contact-us">{words.askAboutClaim}</ArrowLink>
      </nav>
    </>
  );
}

const longestYears = Math.max(...warrantyTerms.map(({ years }) => years));

/** The three warranty terms, each with a line whose length shows its years. */
function Terms() {
  return (
    <section className="bg-paper px-5 py-12 md:px-10 md:pt-16 md:pb-20 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.covered}</h2>
      <ul className="mt-2 md:mt-6">
        {warrantyTerms.map((term) => (
          <Term key={term.name} term={term} />
        ))}
      </ul>
    </section>
  );
}

function Term({ term: { name, years, km, isFirstLimit } }: { term: WarrantyTerm }) {
  return (
    <li className="py-7 md:py-9">
      <YearsLine years={years} />
      <div className="mt-5 grid gap-x-10 gap-y-2 md:mt-8 md:grid-cols-12 md:items-baseline">
        <h3 className="text-lg font-semibold md:col-span-4 md:text-2xl">{name}</h3>
        <p className="md:col-span-8">
          <Sentence
            text={words.limits}
            parts={{
              years: <Limit>{words.years(years)}</Limit>,
              or: (or) => <span className="px-1 text-graphite-600 md:px-3 md:text-xl">{or}</span>,
              kilometers: <Limit>{words.kilometers(groupDigits(km))}</Limit>,
            }}
          />
          {isFirstLimit && (
            <span className="mt-2 block text-graphite-600 md:text-lg">{words.whicheverFirst}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function Limit({ children }: { children: string }) {
  return (
    <span className="warranty-limit tabular text-[clamp(1.625rem,5vw,5rem)] leading-none font-medium tracking-[-0.03em] whitespace-nowrap">
      {children}
    </span>
  );
}

/** One segment per year of the longest term; those beyond this term are faint. */
function YearsLine({ years }: { years: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1 md:gap-2">
      {Array.from({ length: longestYears }, (_, year) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments never change order.
          key={year}
          className={`h-0.5 grow ${year < years ? 'bg-graphite-950' : 'bg-graphite-200'}`}
        />
      ))}
    </div>
  );
}

/** Links to the terms of each model line as PDF, and an alert once one is followed. */
function Booklets() {
  const [fetched, setFetched] = useState<WarrantyLine>();
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
            {words.downloadTerms}
          </h2>
          <p className="mt-4 max-w-sm text-graphite-300 md:text-lg">{words.onePerLine}</p>
        </div>
        <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
          <ul className="border-t border-white/20">
            {warrantyLines.map((line) => (
              <li key={line.slug} className="border-b border-white/20">
                <BookletLink line={line} onFollow={() => setFetched(line)} />
              </li>
            ))}
          </ul>
          <p
            role="alert"
            className="pointer-events-none sticky bottom-0 min-h-16 bg-graphite-950 py-5 font-medium empty:bg-transparent"
          >
            {fetched && words.downloading(fetched.name)}
          </p>
        </div>
      </div>
    </section>
  );
}

function BookletLink({ line, onFollow }: { line: WarrantyLine; onFollow: () => void }) {
  const { path, fileName, size } = warrantyDocument(line);
  return (
    <a
      href={path}
      download={fileName}
      onClick={onFollow}
      className="group flex items-center justify-between gap-6 py-6 no-underline md:py-8"
    >
      <span>
        <span className="block text-3xl leading-none font-semibold tracking-tight md:text-5xl">
          {line.name}
        </span>{' '}
        <span className="mt-2 block text-graphite-300">{words.termsOfLine(size)}</span>
      </span>
      <Download
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-7 shrink-0 text-graphite-300 transition-[color,translate] group-hover:translate-y-1 group-hover:text-white"
      />
    </a>
  );
}
