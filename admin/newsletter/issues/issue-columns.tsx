import { createColumnHelper } from '@tanstack/react-table';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { issueAdmin, type NewsletterIssue } from '#contract/newsletter/newsletter-issues.ts';
import { formatInList, Moment } from '../../lists/dates.tsx';
import { RecordActions } from '../../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../../lists/record-columns.tsx';
import { RecordLink } from '../../lists/record-link.tsx';
import type { listFeatures } from '../../lists/record-view.ts';
import { useRowTabIndex } from '../../lists/row-keys.ts';
import { IconButton } from '../../ui/button.tsx';
import { IssueProgress, ResumeButton } from './issue-progress.tsx';
import { SendDialog } from './send-dialog.tsx';

const column = buildRecordColumns<NewsletterIssue>();
const helper = createColumnHelper<typeof listFeatures, NewsletterIssue>();

function SendButton({ issue }: { issue: NewsletterIssue }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Send ${issue.subject}`}
        icon={Send}
        data-part="send"
        tabIndex={useRowTabIndex()}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <SendDialog issue={issue} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A draft can be sent, edited and deleted, a paused issue resumed; what is sent can only be read. */
function IssueActions({ issue }: { issue: NewsletterIssue }) {
  if (issue.status === 'paused') return <ResumeButton issue={issue} />;
  if (issue.status !== 'draft') return null;
  return (
    <RecordActions record={issue} name={issue.subject} before={<SendButton issue={issue} />} />
  );
}

/** The columns of Newsletter Issues. Ids are sort keys of the API. */
export const issueColumns = column.list([
  helper.accessor(({ subject }) => subject, {
    id: 'subject',
    header: 'Issue',
    sortDescFirst: false,
    meta: { slot: 'title' },
    cell: ({ row: { original: issue } }) => (
      <div className="min-w-0 max-table:py-1">
        <RecordLink id={issue._id} name={issue.subject} isSample={issue.isSample} opens="edit" />
        <p className="truncate text-ink-soft table:text-xs table:leading-row">
          {stripFormatting(issue.text)}
        </p>
      </div>
    ),
  }),
  helper.accessor(({ status }) => status, {
    id: 'status',
    header: 'Status',
    sortDescFirst: false,
    meta: { slot: 'status', width: columnWidths.status },
    cell: ({ row }) => <IssueProgress issue={row.original} />,
  }),
  helper.accessor(({ sentAt }) => sentAt, {
    id: 'sentAt',
    header: 'Sent',
    sortDescFirst: true,
    meta: { slot: 'labeled', width: columnWidths.moment },
    cell: ({ getValue }) => {
      const sentAt = getValue();
      return sentAt ? <Moment iso={sentAt} format={formatInList} /> : <span data-missing>—</span>;
    },
  }),
  column.created('Created', 'labeled'),
  column.actions(columnWidths.threeButtons, (issue) => <IssueActions issue={issue} />),
]);

/** The texts of the dialog that deletes an issue. */
export const describeIssue = ({ subject }: NewsletterIssue) => ({
  name: subject,
  detail: subject,
  failed: issueAdmin.texts.deleteFailed,
});
