import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { nameCity } from '#words/catalogue/cities';
import { nameChoice } from '#words/contract/jobs';
import * as words from '#words/site/job-application';

/** The job that is applied for, in large type. */
export function ApplicationHero({
  title,
  opening,
  isClosed,
}: {
  /** From the URL; '' for a general application. */
  title: string;
  opening: Pick<JobOpening, 'location' | 'type'> | undefined;
  /** Whether the opening is closed, which is said before the form is filled in. */
  isClosed: boolean;
}) {
  return (
    <header className="studio on-dark px-5 pt-6 pb-10 text-white md:px-10 md:pt-10 md:pb-16 lg:px-16">
      <Link
        to="/careers"
        className="inline-flex min-h-11 items-center gap-2 text-graphite-300 no-underline hover:text-white hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.allOpenings}
      </Link>
      <h1 className="mt-4 max-w-5xl md:mt-8">
        <span className="block text-lg text-graphite-300 md:text-xl">{words.heading}</span>{' '}
        <span
          {...buildDirection(title)}
          className="title mt-1 line-clamp-4 text-balance wrap-anywhere"
        >
          {title || words.generalApplication}
        </span>
      </h1>
      {opening && (
        <p className="mt-4 text-graphite-300 wrap-anywhere md:text-lg">
          <bdi lang={findLanguage(nameCity(opening.location))}>{nameCity(opening.location)}</bdi>
          {' · '}
          {nameChoice(opening.type)}
        </p>
      )}
      {isClosed && (
        <p className="mt-6 max-w-prose border-s-4 border-white ps-4 md:text-lg">
          {jobMessages.closed} {words.closedAdvice}
        </p>
      )}
    </header>
  );
}
