import { MapPin } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { stripFormatting } from '#contract/content/rich-text.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { ButtonLink } from '#ui/button.tsx';
import { buildOpenLink } from '../published/open-record.ts';
import { SampleMark } from '../published/sample-mark.tsx';
import { buildApplyUrl } from './urls.ts';

/** An opening in the list. A click anywhere opens the details, except on the Apply button. */
export function OpeningRow({
  opening,
  leftOut,
}: {
  opening: JobOpening;
  /** The beginning of the description that the list says once; '' if none. */
  leftOut: string;
}) {
  const { _id, title, description, location, type, isSample } = opening;
  const [query] = useSearchParams();
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-graphite-200 py-5 wrap-anywhere md:grid-cols-[minmax(0,1fr)_12rem_6rem] md:gap-x-8 md:py-8">
      <div className="min-w-0 max-md:col-span-full">
        <h2 className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere md:text-3xl">
          <Link
            {...buildOpenLink(_id, query)}
            aria-haspopup="dialog"
            className="mr-3 underline decoration-transparent decoration-1 underline-offset-[0.2em] transition-colors group-hover:decoration-current after:absolute after:inset-0 pointer-coarse:decoration-graphite-300"
          >
            {title}
          </Link>
          {isSample && <SampleMark />}
        </h2>
        <p className="mt-2 line-clamp-2 max-w-prose text-graphite-700">
          {stripFormatting(description).slice(leftOut.length)}
        </p>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-graphite-700 md:mt-0 md:block">
        <span className="inline-flex items-center gap-1.5 font-medium text-graphite-950">
          <MapPin aria-hidden="true" className="size-4 shrink-0 md:hidden" />
          {location}
        </span>
        <span aria-hidden="true" className="md:hidden">
          ·
        </span>
        <span className="md:block">{type}</span>
      </p>
      <ButtonLink
        to={buildApplyUrl(title)}
        variant="outline"
        aria-label={`Apply for ${title}`}
        className="relative mt-3 justify-self-end md:mt-0"
      >
        Apply
      </ButtonLink>
    </li>
  );
}
