import type { ListedJobOpening } from '#contract/jobs.ts';
import { jobAdmin } from '#contract/jobs-admin.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { ShortEditingRow } from '../lists/record-row.tsx';
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
  Row: ShortEditingRow,
  Placeholder: PageSpinner,
  bulk: { kind: jobAdmin, describeItem: describeJob },
  keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
};

/** The screen Job Openings (docs/spec/back-office.md#job-openings). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={jobAdmin} describeItem={describeJob}>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<NewRecordButton>Add Job</NewRecordButton>}
      >
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<JobFilters state={state} onChange={change} />}
        />
      </Page>
      <RecordDialog form={jobForm} />
    </Deletion>
  );
}
