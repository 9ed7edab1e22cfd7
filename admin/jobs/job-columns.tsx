import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router';
import { findPeriodState } from '#contract/content/publication.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { buildDirection } from '#contract/format/direction.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { buildOpeningPage, type ListedJobOpening } from '#contract/jobs/jobs.ts';
import { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { SiteLink } from '../lists/site-link.tsx';
import { PeriodBadge, StaleUrduBadge } from '../lists/visibility.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { formatCount } from '../ui/format.ts';

const column = buildRecordColumns<ListedJobOpening>();
const helper = createColumnHelper<typeof listFeatures, ListedJobOpening>();

const applicantNoun = { one: 'applicant', many: 'applicants' };

/** The number of applications for an opening, linked to them if the user may see them. */
function ApplicantsLink({ job: { title, applicants } }: { job: ListedJobOpening }) {
  const tabIndex = useRowTabIndex();
  const user = useUser();
  const count = formatCount(applicants, applicantNoun);
  // A short card has no label for the number.
  const text = (
    <>
      <span className="max-table:hidden">{groupDigits(applicants)}</span>
      <span className="table:hidden">{count}</span>
    </>
  );
  if (applicants === 0 || !isPermitted(user, jobApplication.permission)) return text;
  return (
    <Link
      to={`/${jobApplication.slug}?${new URLSearchParams({ jobTitle: title })}`}
      aria-label={`${count} for ${title}`}
      data-part="applicants"
      tabIndex={tabIndex}
      className="inline-flex min-h-6 items-center justify-self-start underline hover:no-underline pointer-coarse:min-h-9"
    >
      {text}
    </Link>
  );
}

/** The columns of Job Openings. Ids are sort keys of the API. */
export const jobColumns = column.list([
  helper.accessor(({ title }) => title, {
    id: 'title',
    header: 'Job Title',
    sortDescFirst: false,
    meta: { slot: 'title' },
    cell: ({ row: { original: job } }) => (
      <div className="min-w-0">
        <RecordLink id={job._id} name={job.title} isSample={job.isSample} opens="edit" />
        <PeriodBadge period={job} />
        <StaleUrduBadge record={job} />
        <p
          {...buildDirection(job.description)}
          title={job.description}
          className="truncate text-ink-soft max-table:hidden table:text-xs table:leading-row"
        >
          {stripFormatting(job.description)}
        </p>
      </div>
    ),
  }),
  helper.accessor(({ category }) => category, {
    id: 'category',
    header: 'Category',
    sortDescFirst: false,
    meta: { slot: 'tableOnly', width: '8.5rem' },
    cell: ({ getValue }) => (
      <span className="inline-flex h-6 items-center justify-self-start rounded-full bg-blue-soft px-3 text-xs font-medium text-blue">
        {getValue()}
      </span>
    ),
  }),
  column.text('location', 'Location', ({ location }) => location, {
    slot: 'labeled',
    width: '15%',
  }),
  column.text('type', 'Type', ({ type }) => type, { slot: 'labeled', width: '6.5rem' }),
  helper.accessor(({ applicants }) => applicants, {
    id: 'applicants',
    header: 'Applicants',
    meta: { slot: 'status', width: '7rem' },
    cell: ({ row: { original: job } }) => <ApplicantsLink job={job} />,
  }),
  column.created('Created', 'labeled'),
  column.actions(columnWidths.threeButtons, (job) => (
    <RecordActions
      record={job}
      name={job.title}
      after={
        <SiteLink
          record={`${jobAdmin.paths.records}/${job._id}`}
          name={job.title}
          address={findPeriodState(job) === 'open' ? buildOpeningPage(job._id) : null}
        />
      }
    />
  )),
]);
