import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router';
import type { AuditLine } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { type BadgeColour, referenceOf } from '#contract/lead.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { recordColumns } from '../lists/record-columns.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { badges } from '../ui/badge.tsx';
import { Changes } from './changes.tsx';

const column = recordColumns<AuditLine>();
const helper = createColumnHelper<typeof listFeatures, AuditLine>();

/** The words and colours of what was done. */
export const actionLabels = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  export: 'Exported',
} as const;
const actionColours = {
  create: 'green',
  update: 'blue',
  delete: 'red',
  export: 'violet',
} as const satisfies Record<AuditLine['action'], BadgeColour>;

/** What a kind of record is called; one that nobody has named by its own name. */
const kindLabel = (kind: string): string => auditKinds.get(kind)?.label ?? kind;

/** Leads to everything that was done to the record. */
function RecordLink({ line }: { line: AuditLine }) {
  const reference = referenceOf(line.recordId);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className={`-my-0.5 inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium ${badges[actionColours[line.action]]}`}
      >
        {actionLabels[line.action]}
      </span>
      <span>{kindLabel(line.kind)}</span>
      <Link
        to={`?${new URLSearchParams({ recordId: line.recordId })}`}
        data-part="record"
        tabIndex={useRowTabIndex()}
        aria-label={`All changes of ${reference}`}
        className="rounded-control text-ink-soft hover:text-ink hover:underline"
      >
        {reference}
      </Link>
    </p>
  );
}

/** The columns of the audit. */
export const auditColumns = column.list([
  helper.display({
    id: 'record',
    header: 'Record',
    meta: { className: 'md:w-[30%]' },
    cell: ({ row }) => <RecordLink line={row.original} />,
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    meta: { className: '' },
    cell: ({ row }) => <Changes line={row.original} />,
  }),
  column.text('username', 'By', 'md:w-[14%]', ({ username }) => username),
  column.created(),
]);
