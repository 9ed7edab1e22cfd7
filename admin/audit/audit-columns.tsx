import { createColumnHelper } from '@tanstack/react-table';
import { Download, type LucideIcon, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { Link } from 'react-router';
import { fieldLabel } from '#contract/format/field-label.ts';
import { type BadgeColor, formatReference } from '#contract/leads/lead.ts';
import type { AuditLine } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { badges } from '../ui/badge.tsx';
import { Changes } from './changes.tsx';

/** Returns the label of a kind of record; an unknown kind is its own label. */
const formatKind = (kind: string): string => auditKinds.get(kind)?.label ?? kind;

/** Derived fields, such as the time of a price: a sentence names them only if nothing else changed. */
const followingFields = ['isSample', 'sampleFacts', 'pricedAt', 'staleUrdu'];

/** The most changed fields that a sentence names; it counts the rest. */
const namedFields = 3;

/** Formats a field's label within a sentence: 'base price', but 'CNIC' and 'Urdu texts'. */
function formatField(name: string): string {
  const label = fieldLabel(name);
  return /^(?:[A-Z]{2}|Urdu)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Lists the changed fields: 'the status', 'the status, notes and city', 'the status, notes and 3 more fields'. */
function formatFields(names: readonly string[]): string {
  const isAll = names.length <= namedFields;
  const shown = isAll ? names.map(formatField) : names.slice(0, namedFields - 1).map(formatField);
  const last = isAll ? shown.pop() : `${names.length - shown.length} more fields`;
  return `the ${[shown.join(', '), last].filter(Boolean).join(' and ')}`;
}

const verbs = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted',
} as const;

/** The words between the user and the record, and those after the record. */
interface DescribedAct {
  before: string;
  after: string;
}

/** Describes what a line's user did: 'changed the base price of car', before the name of the record. */
export function describeAct({ action, kind, old, new: current }: AuditLine): DescribedAct {
  if (action === 'export') return { before: 'exported the list', after: '' };
  const noun = auditKinds.get(kind)?.noun ?? kind;
  const changed = action === 'update' && old && current ? Object.keys(current) : [];
  const others = changed.filter((name) => !followingFields.includes(name));
  const fields = others.length > 0 ? others : changed;
  const what = fields.length > 0 ? `${formatFields(fields)} of ${noun}` : noun;
  return { before: `${verbs[action]} ${what}`, after: action === 'purge' ? 'for good' : '' };
}

const column = buildRecordColumns<AuditLine>();
const helper = createColumnHelper<typeof listFeatures, AuditLine>();

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

/** Names of the listed records by id, where a listed line contains one. */
export const RecordNamesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The record's name, else its reference, linked to all of its audit entries; for an export, the list. */
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

/** The action as a sentence; below it the kind and the reference of a named record, and on cards the time. */
function Act({ line }: { line: AuditLine }) {
  const listed = use(RecordNamesContext).get(line.recordId);
  const name = line.recordName ?? listed;
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

export const auditColumns = column.list([
  helper.accessor(({ username }) => username, {
    id: 'act',
    header: 'What was done',
    meta: { slot: 'title', width: '42%' },
    cell: ({ row }) => <Act line={row.original} />,
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    // On a card they align with the sentence, not with its icon.
    meta: { slot: 'more', className: 'max-table:ps-8.5' },
    cell: ({ row }) => <Changes line={row.original} />,
  }),
  helper.accessor(({ createdAt }) => createdAt, {
    id: 'createdAt',
    header: 'Date',
    meta: { slot: 'tableOnly', width: columnWidths.moment },
    cell: ({ getValue }) => (
      <span className="text-ink-soft">
        <Moment iso={getValue()} format={formatInList} />
      </span>
    ),
  }),
]);

/** The fields that name a record of a kind, the best one first. */
const nameFields = ['fullName', 'name', 'title', 'subject', 'label', 'username', 'email', 'code'];

type Line = Pick<AuditLine, 'recordId' | 'old' | 'new'>;

/** Returns the name of a line's record if the line contains it; lines of new and deleted records do. */
export function findRecordName({ old, new: current }: Line): string | null {
  const values = current ?? old ?? {};
  const read = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const person = [read('firstName'), read('lastName')].filter(Boolean).join(' ');
  return person || (nameFields.map(read).find(Boolean) ?? null);
}

/** Returns record names by id, where lines contain them. Lines with whole records take precedence over changes. */
export function listRecordNames(
  lines: readonly (Line & Pick<AuditLine, 'action'>)[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const isWhole = ({ action }: Pick<AuditLine, 'action'>) => action !== 'update';
  for (const line of lines.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))) {
    const name = line.action !== 'export' && findRecordName(line);
    if (name && !names.has(line.recordId)) names.set(line.recordId, name);
  }
  return names;
}
