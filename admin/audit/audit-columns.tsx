import { createColumnHelper } from '@tanstack/react-table';
import { Download, type LucideIcon, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { Link } from 'react-router';
import type { AuditLine } from '#contract/audit.ts';
import { type BadgeColor, formatReference } from '#contract/lead.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import type { listFeatures } from '../lists/record-columns.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { badges } from '../ui/badge.tsx';
import { Changes } from './changes.tsx';
import { describeAct, formatKind } from './describe-act.ts';

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

const actionIcons = {
  create: [Plus, 'green'],
  update: [Pencil, 'blue'],
  delete: [Trash2, 'red'],
  restore: [RotateCw, 'green'],
  purge: [Trash2, 'red'],
  export: [Download, 'violet'],
} as const satisfies Record<AuditLine['action'], readonly [LucideIcon, BadgeColor]>;

/** The names of the listed records by id, as far as the listed lines hold them. */
export const RecordNamesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The record's name or else its reference, which links to all of its audit entries; of an export, the list. */
function RecordLink({ line, name }: { line: AuditLine; name: string | undefined }) {
  const reference = formatReference(line.recordId);
  const full = name ? `${name}, ${reference}` : reference;
  return (
    <Link
      to={`?${new URLSearchParams({ recordId: line.recordId })}`}
      data-part="record"
      tabIndex={useRowTabIndex()}
      aria-label={`All changes of ${full}`}
      title={full}
      className="rounded-control font-medium wrap-anywhere hover:underline pointer-coarse:py-2"
    >
      {line.action === 'export' ? formatKind(line.kind) : (name ?? reference)}
    </Link>
  );
}

/** What somebody did, as a sentence; below it the kind and the reference of a record with a name, on cards the time. */
function Act({ line }: { line: AuditLine }) {
  const name = use(RecordNamesContext).get(line.recordId);
  const { before, after } = describeAct(line);
  const [Icon, color] = actionIcons[line.action];
  return (
    <div className="flex min-w-0 gap-2.5">
      <span
        title={actionLabels[line.action]}
        className={`grid size-6 flex-none place-items-center rounded-full ${badges[color]}`}
      >
        <Icon aria-hidden className="size-3.5" />
      </span>
      <div className="min-w-0 py-0.5">
        <p className="wrap-anywhere">
          <span className="font-medium">{line.username}</span> {before}{' '}
          <RecordLink line={line} name={name} />
          {after && ` ${after}`}
        </p>
        <p className="text-xs text-ink-soft">
          {name && `${formatKind(line.kind)} · ${formatReference(line.recordId)}`}
          <span className="table:hidden">
            {name && ' · '}
            <Moment iso={line.createdAt} format={formatInList} />
          </span>
        </p>
      </div>
    </div>
  );
}

/** The columns of the audit list. */
export const auditColumns = column.list([
  helper.accessor(({ username }) => username, {
    id: 'act',
    header: 'What was done',
    meta: { className: 'table:w-[42%]' },
    cell: ({ row }) => <Act line={row.original} />,
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    // On a card they stand below the sentence, not below its icon.
    meta: { className: 'max-table:ps-8.5', card: 'more' },
    cell: ({ row }) => <Changes line={row.original} />,
  }),
  helper.accessor(({ createdAt }) => createdAt, {
    id: 'createdAt',
    header: 'Date',
    meta: { className: 'table:w-28 xl:w-36' },
    cell: ({ getValue }) => (
      <span className="text-ink-soft">
        <Moment iso={getValue()} format={formatInList} />
      </span>
    ),
  }),
]);
