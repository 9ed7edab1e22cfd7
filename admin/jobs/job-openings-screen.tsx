import type { ListedJobOpening } from '#contract/jobs.ts';
import { jobAdmin } from '#contract/jobs-admin.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { EditingRow } from '../lists/editing-row.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { NewRecordButton } from '../lists/new-record-button.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { jobColumns } from './job-columns.tsx';
import { JobFilters } from './job-filters.tsx';
import { jobForm } from './job-form.ts';
import { jobList } from './job-list.ts';

const { texts } = jobAdmin;

const describeJob = ({ title, location }: ListedJobOpening) => ({
  name: title,
  detail: `${title}, ${location}`,
  failed: texts.deleteFailed,
});

const view: RecordView<ListedJobOpening> = {
  ...jobList,
  columns: jobColumns,
  Row: EditingRow,
  Placeholder: PageSpinner,
  bulk: { kind: jobAdmin, describeItem: describeJob },
  keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
};

/** The screen Job Openings (docs/spec/back-office.md#job-openings). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={jobAdmin} describeItem={describeJob}>
      <div className="mx-auto grid max-w-[110rem] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <PageHeading title={texts.title} />
            <p className="text-ink-soft">{texts.subtitle}</p>
          </div>
          <NewRecordButton>Add Job</NewRecordButton>
        </div>
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<JobFilters state={state} onChange={change} />}
        />
      </div>
      <RecordDialog form={jobForm} />
    </Deletion>
  );
}
