import { issueAdmin, issueStatuses, type NewsletterIssue } from '#contract/newsletter-issues.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { EditingRow } from '../lists/editing-row.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { NewRecordButton } from '../lists/new-record-button.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { formatStatus } from '../ui/format-status.ts';
import { describeIssue, issueColumns } from './issues/issue-columns.tsx';
import { IssueDialog } from './issues/issue-dialog.tsx';
import { issueForm } from './issues/issue-form.tsx';
import { issueList } from './issues/issue-list.ts';

const { texts } = issueAdmin;

const view: RecordView<NewsletterIssue> = {
  ...issueList,
  columns: issueColumns,
  Row: EditingRow,
  keysHint: 'The arrow keys move between rows, Enter opens one.',
};

const statusChoices = Object.keys(issueStatuses).map((value) => ({
  value,
  label: formatStatus(value),
}));

/** The screen Newsletter Issues (docs/spec/back-office.md#newsletter-issues). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  const filters = (
    <ListFilters state={state} onChange={change}>
      <FilterSelect
        label="Status"
        allLabel="All statuses"
        choices={statusChoices}
        chosen={state.status}
        onChoose={(status) => change({ status })}
      />
    </ListFilters>
  );
  return (
    <Deletion kind={issueAdmin} describeItem={describeIssue}>
      <div className="mx-auto grid max-w-[110rem] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <PageHeading title={texts.title} />
            <p className="text-ink-soft">{texts.subtitle}</p>
          </div>
          <NewRecordButton>{issueForm.texts.create.title}</NewRecordButton>
        </div>
        <RecordList view={view} state={state} onChange={change} filters={filters} />
      </div>
      <IssueDialog />
    </Deletion>
  );
}
