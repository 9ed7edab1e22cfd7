import type { JobOpening } from '#contract/jobs.ts';

/** The city and the address of the work, with a map where the opening names one. */
export function OpeningPlace({ opening }: { opening: JobOpening }) {
  const { location, jobLocation, mapUrl } = opening;
  return (
    <>
      {jobLocation.includes(location) ? jobLocation : `${jobLocation}, ${location}`}
      {mapUrl && (
        <a
          href={mapUrl}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 w-fit items-center underline underline-offset-4"
        >
          Show on a map (new tab)
        </a>
      )}
    </>
  );
}
