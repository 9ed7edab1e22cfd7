import { jobCategories, jobTypes, type ListedJobOpening } from '#contract/jobs/jobs.ts';
import { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import type { JobStats } from '#contract/jobs/jobs-staff-list.ts';
import type { Tally } from '#contract/leads/lead.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useRecordStats } from '../lists/record-cache.ts';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { urduChoices } from '../lists/visibility.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { jobColumns } from './job-columns.tsx';
import { jobForm } from './job-form.ts';
import { jobList } from './job-list.ts';

interface JobFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** Returns the known values, any others found in the records, and the chosen one. */
function listChoices(known: readonly string[], found: Tally[] | undefined, chosen: string) {
  const names = [...known, ...(found ?? []).map(({ _id }) => _id), chosen].filter(Boolean);
  return [...new Set(names)].map((name) => ({ value: name, label: name }));
}

/** The filters of Job Openings: search, category, type, location and Urdu texts. */
export function JobFilters({ state, onChange }: JobFiltersProps) {
  const { data: stats } = useRecordStats<JobStats>(jobAdmin);
  const { category = '', type = '', location = '', urdu = '' } = state.filters;
  const choose = (changes: Record<string, string>) =>
    onChange({ filters: { ...state.filters, ...changes } });
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Category',
          allLabel: 'All categories',
          choices: listChoices(jobCategories, stats?.jobsByCategory, category),
          chosen: category,
          onChoose: (value) => choose({ category: value }),
        },
        {
          label: 'Type',
          allLabel: 'All types',
          choices: listChoices(jobTypes, stats?.jobsByType, type),
          chosen: type,
          onChoose: (value) => choose({ type: value }),
        },
        {
          label: 'Location',
          allLabel: 'All locations',
          choices: listChoices([], stats?.jobsByLocation, location),
          chosen: location,
          onChoose: (value) => choose({ location: value }),
        },
        {
          label: 'Urdu',
          allLabel: 'All',
          choices: urduChoices,
          chosen: urdu,
          onChoose: (value) => choose({ urdu: value }),
        },
      ]}
    />
  );
}

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
