import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router';
import type { AuditLine } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { type BadgeColor, formatReference } from '#contract/lead.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { badges } from '../ui/badge.tsx';
import { Changes } from './changes.tsx';
import { findRecordName } from './record-name.ts';

const column = buildRecordColumns<AuditLine>();
const helper = createColumnHelper<typeof listFeatures, AuditLine>();

/** Labels of the actions. */
export const actionLabels = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  purge: 'Purged',
  export: 'Exported',
} as const;
const actionColors = {
  create: 'green',
  update: 'blue',
  delete: 'red',
  restore: 'green',
  purge: 'red',
  export: 'violet',
} as const satisfies Record<AuditLine['action'], BadgeColor>;

/** Returns the label of a kind of record; an unknown kind is its own label. */
const formatKind = (kind: string): string => auditKinds.get(kind)?.label ?? kind;

/** What was done to which record. Its name, or without one its reference, links to all of its audit entries. */
function RecordLink({ line }: { line: AuditLine }) {
  const reference = formatReference(line.recordId);
  const name = findRecordName(line);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="table:w-20">
        <span
          className={`inline-block rounded-full px-2.5 text-xs/5 font-medium ${badges[actionColors[line.action]]}`}
        >
          {actionLabels[line.action]}
        </span>
      </span>
      <span>{formatKind(line.kind)}</span>
      <Link
        to={`?${new URLSearchParams({ recordId: line.recordId })}`}
        data-part="record"
        tabIndex={useRowTabIndex()}
        aria-label={`All changes of ${name ? `${name}, ${reference}` : reference}`}
        title={name ? `${name}, ${reference}` : reference}
        className={`-my-0.5 min-h-6 max-w-full truncate rounded-control py-0.5 hover:underline ${name ? 'font-medium' : 'text-ink-soft hover:text-ink'}`}
      >
        {name ?? reference}
      </Link>
    </p>
  );
}

/** The columns of the audit list. */
export const auditColumns = column.list([
  helper.display({
    id: 'record',
    header: 'Record',
    meta: { className: 'table:w-[30%]' },
    cell: ({ row }) => <RecordLink line={row.original} />,
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    meta: { className: '', card: 'more' },
    cell: ({ row }) => <Changes line={row.original} />,
  }),
  helper.accessor(({ username }) => username, {
    id: 'username',
    header: 'By',
    sortDescFirst: false,
    meta: { className: 'table:w-[14%] wrap-anywhere', card: 'main' },
    cell: ({ getValue }) => getValue(),
  }),
  column.created(),
]);
