import { createColumnHelper } from '@tanstack/react-table';
import type { StaffJobOpening } from '#contract/jobs.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { recordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';

const column = recordColumns<StaffJobOpening>();
const helper = createColumnHelper<typeof listFeatures, StaffJobOpening>();

/** The columns of Job Openings; their ids are the API's sort keys. */
export const jobColumns = column.list([
  helper.accessor(({ title }) => title, {
    id: 'title',
    header: 'Job Title',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original: job } }) => (
      <div className="min-w-0 py-1">
        <RecordLink id={job._id} name={job.title} isSample={job.isSample} opens="edit" />
        <p title={job.description} className="text-ink-soft max-md:line-clamp-2 md:truncate">
          {job.description}
        </p>
      </div>
    ),
  }),
  helper.accessor(({ category }) => category, {
    id: 'category',
    header: 'Category',
    sortDescFirst: false,
    meta: { className: 'md:w-32' },
    cell: ({ getValue }) => (
      <span className="inline-flex h-6 items-center justify-self-start rounded-full bg-blue-soft px-3 text-xs font-medium text-blue">
        {getValue()}
      </span>
    ),
  }),
  column.text('location', 'Location', 'md:w-[15%]', ({ location }) => location),
  column.text('type', 'Type', 'md:w-26', ({ type }) => type),
  column.created('Created'),
  column.actions('md:w-24', (job) => <RecordActions record={job} name={job.title} />),
]);
