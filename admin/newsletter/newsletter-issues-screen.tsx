import {
  issueAdmin,
  issueStatuses,
  type NewsletterIssue,
} from '#contract/newsletter/newsletter-issues.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useDialogExit, useDialogId, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useRecord } from '../lists/record-cache.ts';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { formatStatus } from '../ui/format.ts';
import { describeIssue, issueColumns } from './issues/issue-columns.tsx';
import { EmailPreview, issueForm } from './issues/issue-form.tsx';
import { IssueProgress, ResumeButton } from './issues/issue-progress.tsx';
import { issueList } from './newsletter-lists.ts';

/** Opens the issue in the address: a draft to be edited, others to be read. */
export function IssueDialog() {
  const id = useDialogId('edit');
  if (!id || id === 'new') return <RecordDialog form={issueForm} />;
  return <StoredIssue key={id} id={id} />;
}

function StoredIssue({ id }: { id: string }) {
  const { close } = useDialogExit('edit');
  const { data: issue } = useRecord<NewsletterIssue>(issueAdmin, id);
  if (!issue || issue.status === 'draft') return <RecordDialog form={issueForm} />;
  return (
    <FormDialog title={issue.subject} onClose={close}>
      <div className="grid gap-4 p-5">
        <IssueProgress issue={issue} />
        {issue.status === 'paused' && <ResumeButton issue={issue} />}
        <EmailPreview issue={issue} className="h-96" />
      </div>
    </FormDialog>
  );
}

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
