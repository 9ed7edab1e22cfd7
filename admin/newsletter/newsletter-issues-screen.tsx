import { issueAdmin, issueStatuses, type NewsletterIssue } from '#contract/newsletter-issues.ts';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { ShortEditingRow } from '../lists/record-row.tsx';
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
  Row: ShortEditingRow,
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
    <ListFilters
      state={state}
      onChange={change}
      filters={[
        {
          label: 'Status',
          allLabel: 'All statuses',
          choices: statusChoices,
          chosen: state.status,
          onChoose: (status) => change({ status }),
        },
      ]}
    />
  );
  return (
    <Deletion kind={issueAdmin} describeItem={describeIssue}>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<NewRecordButton>{issueForm.texts.create.title}</NewRecordButton>}
      >
        <RecordList view={view} state={state} onChange={change} filters={filters} />
      </Page>
      <IssueDialog />
    </Deletion>
  );
}
