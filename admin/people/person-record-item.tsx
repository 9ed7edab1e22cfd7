import { Link } from 'react-router';
import type { PersonRecord } from '#contract/people.ts';
import { Moment } from '../lists/dates.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { personRecordKinds } from './person-record-kinds.ts';

/**
 * One record that a person sent, which links to its details. It names the sender only as far as they differ from
 * `known`, the person as the page names them.
 */
export function PersonRecordItem({
  record,
  known,
}: {
  record: PersonRecord;
  known: readonly string[];
}) {
  const kind = personRecordKinds.get(record.kind);
  if (!kind) return null;
  const sender = [record.name, record.phone, record.email];
  const other = sender.filter((fact) => fact && !known.includes(fact)).join(' · ');
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 hover:bg-hover sm:grid-cols-[11rem_minmax(0,1fr)_7rem] sm:items-center">
      <span className="text-ink-soft">
        <Moment iso={record.createdAt} />
      </span>
      <div className="min-w-0">
        <Link
          to={kind.buildAddress(record)}
          className="font-medium -outline-offset-2 wrap-anywhere after:absolute after:inset-0"
        >
          {[kind.title, record.about].filter(Boolean).join(': ')}
        </Link>
        {other && <p className="text-ink-soft wrap-anywhere">{other}</p>}
        {record.note && (
          <p title={record.note} className="line-clamp-2 text-ink-soft wrap-anywhere">
            {record.note}
          </p>
        )}
      </div>
      <span className="flex flex-wrap gap-1">
        {record.isInTrash && <Badge color="grey" text="In the trash" />}
        <Badge color={kind.chooseColor(record.status)} text={formatStatus(record.status)} />
      </span>
    </li>
  );
}
