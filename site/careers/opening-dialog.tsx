import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection, findDirection, findLanguage } from '#contract/format/direction.ts';
import { parseExtension } from '#contract/format/file-extension.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { nameCity } from '#words/catalogue/cities';
import { nameChoice } from '#words/contract/jobs';
import * as words from '#words/site/careers';
import { FormattedText } from '../published/formatted-text.tsx';
import { ItemPicture } from '../published/item-picture.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import { buildApplyUrl } from './openings.tsx';

const headingId = 'opening-title';

/**
 * The details of an opening in a modal dialog over the list. The browser keeps focus inside and restores
 * it. Without JavaScript the dialog is open in the HTML, and its button still closes it.
 */
export function OpeningDialog({ opening, onClose }: { opening: JobOpening; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A dialog that is already open cannot become modal.
    element?.removeAttribute('open');
    element?.showModal();
    return () => element?.close();
  }, []);

  // The content covers the dialog, so a press on the dialog itself, beyond its edges, is on the page behind it.
  function closeOnBackdrop({ target, currentTarget, clientX }: PointerEvent<HTMLDialogElement>) {
    const { left, right } = currentTarget.getBoundingClientRect();
    const isBeside = clientX < left || clientX > right;
    if (target === currentTarget && isBeside) currentTarget.close();
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={closeOnBackdrop}
      className="fixed inset-y-0 inset-e-0 inset-s-auto z-50 m-0 h-dvh max-h-none w-full max-w-3xl animate-lights-on scroll-py-24 overflow-y-auto overscroll-contain bg-paper text-graphite-950 shadow-2xl backdrop:bg-graphite-950/70"
    >
      <div className="flex min-h-full flex-col">
        <header className="[@media(height<30rem)]:static sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-graphite-200 bg-paper px-5 py-4 md:px-10 md:py-6">
          <div className="min-w-0">
            <h2
              id={headingId}
              {...buildDirection(opening.title)}
              className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere md:text-4xl"
            >
              <span className="me-3">{opening.title}</span>
              {opening.isSample && <SampleMark />}
            </h2>
            <p className="mt-1 text-graphite-700 wrap-anywhere">
              <bdi lang={findLanguage(nameCity(opening.location))}>
                {nameCity(opening.location)}
              </bdi>{' '}
              · {nameChoice(opening.type)}
            </p>
          </div>
          <form method="dialog" className="-me-3 shrink-0">
            <Button type="submit" variant="ghost" className="px-3">
              {words.close}
            </Button>
          </form>
        </header>
        <div className="flex-1 px-5 py-6 md:px-10 md:py-8">
          <OpeningFacts opening={opening} />
        </div>
        <footer className="[@media(height<30rem)]:static sticky bottom-0 border-t border-graphite-200 bg-paper px-5 py-4 md:px-10">
          <ButtonLink to={buildApplyUrl(opening)} className="w-full md:w-auto md:min-w-48">
            {words.apply}
          </ButtonLink>
        </footer>
      </div>
    </dialog>
  );
}

/** The city and address of the job, with a map link if the opening has one. */
function OpeningPlace({ opening }: { opening: JobOpening }) {
  const { location, jobLocation, mapUrl } = opening;
  const place = jobLocation.includes(location)
    ? jobLocation
    : words.addressAndCity(jobLocation, location);
  return (
    <>
      <span {...buildDirection(place)} className="block">
        {place}
      </span>
      {mapUrl && (
        <a
          href={mapUrl}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 w-fit items-center underline underline-offset-4"
        >
          {words.showOnMap}
        </a>
      )}
    </>
  );
}

const formatRequirement = (isRequired: boolean) =>
  isRequired ? words.required : words.notRequired;

/** Every public field of an [opening](docs/spec/content.md#job-openings). Empty fields are left out. */
function OpeningFacts({ opening }: { opening: JobOpening }) {
  const { imageUrl, imageAlt, documentUrl, documentName } = opening;
  return (
    <>
      {imageUrl && (
        <ItemPicture
          url={imageUrl}
          alt={imageAlt ?? ''}
          className="mb-6 aspect-video w-full rounded-panel"
        />
      )}
      {opening.body ? (
        <FormattedText
          text={opening.description}
          body={opening.body}
          below={2}
          className="max-w-prose text-lg"
        />
      ) : (
        <p
          {...buildDirection(opening.description)}
          className="max-w-prose text-lg whitespace-pre-line wrap-anywhere"
        >
          {opening.description}
        </p>
      )}
      <dl className="mt-8 border-t border-graphite-200">
        <Fact label={words.purpose}>{opening.purpose}</Fact>
        <Fact label={words.category}>{nameChoice(opening.category)}</Fact>
        <Fact label={words.division}>{opening.division}</Fact>
        <Fact label={words.reportsTo}>{opening.reportsTo}</Fact>
        <Fact label={words.placeOfWork}>
          <OpeningPlace opening={opening} />
        </Fact>
        <Fact label={words.qualification}>{opening.qualification}</Fact>
        <Fact label={words.experience}>{formatExperience(opening)}</Fact>
        <Fact label={words.gender}>
          {opening.gender ? nameChoice(opening.gender) : words.anyGender}
        </Fact>
        <Fact label={words.age}>{words.upToAge(opening.ageMax)}</Fact>
        <Fact label={words.salaryRange}>{opening.salaryRange}</Fact>
        <Fact label={words.crmExperience}>{formatRequirement(opening.crmRequired)}</Fact>
        <Fact label={words.erpKnowledge}>{formatRequirement(opening.erpKnowledge)}</Fact>
        <Fact label={words.posted}>{formatDayInPakistan(findPublishedAt(opening))}</Fact>
      </dl>
      <Points title={words.responsibilities} points={opening.responsibilities} />
      <Points title={words.requirements} points={opening.requirements} />
      <Points title={words.skills} points={opening.skills} />
      {documentUrl && (
        <p className="mt-8">
          <a
            href={documentUrl}
            download={documentName ?? `${opening.title}.${parseExtension(documentUrl)}`}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {words.descriptionDocument(parseExtension(documentUrl).toUpperCase())}
          </a>
        </p>
      )}
    </>
  );
}

function formatExperience({ experienceMin, experienceMax }: JobOpening): string {
  if (experienceMin === experienceMax) return words.years(experienceMin);
  return words.yearsRange(experienceMin, experienceMax);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    children && (
      <div className="grid gap-x-6 border-b border-graphite-200 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-graphite-600">{label}</dt>
        <dd
          {...buildDirection(typeof children === 'string' ? children : null)}
          className="font-medium whitespace-pre-line wrap-anywhere"
        >
          {children}
        </dd>
      </div>
    )
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    points.length > 0 && (
      <section className="mt-8">
        <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
        <ul
          dir={findDirection(points.join('\n'))}
          className="mt-3 grid list-disc gap-2 ps-5 text-graphite-800 marker:text-graphite-400"
        >
          {points.map((point) => (
            <li key={point} {...buildDirection(point)} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
