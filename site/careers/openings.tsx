import { MapPin } from 'lucide-react';
import { Link, useHref, useLocation, useSearchParams } from 'react-router';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { nameCity } from '#words/catalogue/cities';
import { nameChoice } from '#words/contract/jobs';
import * as words from '#words/site/careers';
import { buildOpenLink } from '../published/open-record.ts';
import { SampleMark } from '../published/sample-mark.tsx';

/** The number of openings, the sentence that all descriptions begin with, and the list. */
export function Openings({ openings }: { openings: readonly JobOpening[] }) {
  if (openings.length === 0) {
    return (
      <p role="status" className="max-w-xl py-16 text-xl text-graphite-700 md:py-24 md:text-2xl">
        {jobMessages.none}
      </p>
    );
  }
  const shared = findSharedSentence(
    openings.map(({ description }) => stripFormatting(description)),
  );
  return (
    <>
      <p role="status" className="tabular font-semibold">
        {jobMessages.count(openings.length)}
      </p>
      {shared && (
        <p {...buildDirection(shared)} className="mt-1 max-w-prose text-graphite-700">
          {shared}
        </p>
      )}
      <ul className="mt-4 border-t border-graphite-950">
        {openings.map((opening) => (
          <OpeningRow key={opening._id} opening={opening} leftOut={shared} />
        ))}
      </ul>
    </>
  );
}

/** An opening in the list. A click anywhere opens the details, except on the Apply button. */
function OpeningRow({
  opening,
  leftOut,
}: {
  opening: JobOpening;
  /** The beginning of the description that the list shows once; '' if none. */
  leftOut: string;
}) {
  const { _id, title, description, location, type, isSample } = opening;
  const [query] = useSearchParams();
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-graphite-200 py-5 wrap-anywhere md:grid-cols-[minmax(0,1fr)_12rem_minmax(6rem,max-content)] md:gap-x-8 md:py-8">
      <div className="min-w-0 max-md:col-span-full">
        <h2
          {...buildDirection(title)}
          className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere md:text-3xl"
        >
          <Link
            {...buildOpenLink(_id, query)}
            aria-haspopup="dialog"
            className="me-3 underline decoration-transparent decoration-1 underline-offset-[0.2em] transition-colors group-hover:decoration-current after:absolute after:inset-0 pointer-coarse:decoration-graphite-300"
          >
            {title}
          </Link>
          {isSample && <SampleMark />}
        </h2>
        <p
          {...buildDirection(description)}
          className="mt-2 line-clamp-2 max-w-prose text-graphite-700"
        >
          {stripFormatting(description).slice(leftOut.length)}
        </p>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-graphite-700 md:mt-0 md:block">
        <span className="inline-flex items-center gap-1.5 font-medium text-graphite-950">
          <MapPin aria-hidden="true" className="size-4 shrink-0 md:hidden" />
          <bdi lang={findLanguage(nameCity(location))}>{nameCity(location)}</bdi>
        </span>
        <span aria-hidden="true" className="md:hidden">
          ·
        </span>
        <span className="md:block">{nameChoice(type)}</span>
      </p>
      <ButtonLink
        to={buildApplyUrl(opening)}
        variant="outline"
        aria-label={words.applyFor(title)}
        className="relative mt-3 justify-self-end md:mt-0"
      >
        {words.apply}
      </ButtonLink>
    </li>
  );
}

/** The sentence with which all texts begin; '' if they differ, or if there is one text only. */
export function findSharedSentence(texts: readonly string[]): string {
  const sentence = texts[0]?.match(/^.+?[.!?۔؟](?= )/)?.[0] ?? '';
  return texts.length > 1 && texts.every((text) => text.startsWith(sentence)) ? sentence : '';
}

/** The URL of the [application form](docs/spec/forms.md#job-application) for an opening. */
export const buildApplyUrl = ({ title, storedTitle = title }: JobOpening) =>
  `/careers/apply?job=${encodeURIComponent(storedTitle)}`;

/** The query string of the list for a category; '' for all. */
export const buildCategoryQuery = (category: string | null) =>
  category ? `?${new URLSearchParams({ category })}` : '';

/** Replaces the list only. Try Again is a plain link, so that it works without JavaScript. */
export function FailedOpenings() {
  const here = useHref(useLocation());
  return (
    <div className="py-12 md:py-20">
      <p role="alert" className="max-w-xl text-xl text-bad md:text-2xl">
        {jobMessages.loadFailed}
      </p>
      <a href={here} className={buttonClass('outline', 'mt-6')}>
        {words.tryAgain}
      </a>
    </div>
  );
}
