import { issueAdmin, type NewsletterIssue } from '#contract/newsletter-issues.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useDialogExit, useDialogId } from '../../lists/dialog-address.ts';
import { useRecord } from '../../lists/record-cache.ts';
import { EmailPreview } from './email-preview.tsx';
import { issueForm } from './issue-form.tsx';
import { IssueProgress } from './issue-progress.tsx';
import { ResumeButton } from './resume-button.tsx';

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
