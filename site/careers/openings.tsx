import { stripFormatting } from '#contract/content/rich-text.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { OpeningRow } from './opening-row.tsx';
import { findSharedSentence } from './shared-sentence.ts';

/** The number of openings, what all descriptions begin with, and the list. */
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
      {shared && <p className="mt-1 max-w-prose text-graphite-700">{shared}</p>}
      <ul className="mt-4 border-t border-graphite-950">
        {openings.map((opening) => (
          <OpeningRow key={opening._id} opening={opening} leftOut={shared} />
        ))}
      </ul>
    </>
  );
}
