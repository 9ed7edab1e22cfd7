import { Link } from 'react-router';
import type { PersonRecord } from '#contract/people.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge } from '../ui/badge.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { sentKinds } from './sent-kinds.ts';

/** One thing that a person has sent; all of it leads to its details. */
export function SentRecord({ record }: { record: PersonRecord }) {
  const kind = sentKinds.get(record.kind);
  if (!kind) return null;
  const from = [record.name, record.phone, record.email].filter(Boolean).join(' · ');
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 hover:bg-hover sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center">
      <span className="text-ink-soft">
        <Moment iso={record.createdAt} />
      </span>
      <div className="min-w-0">
        <Link
          to={kind.addressOf(record)}
          className="font-medium -outline-offset-2 wrap-anywhere after:absolute after:inset-0"
        >
          {[kind.title, record.about].filter(Boolean).join(': ')}
        </Link>
        <p className="text-ink-soft wrap-anywhere">{from}</p>
      </div>
      <Badge colour={kind.colourOf(record.status)} text={statusLabel(record.status)} />
    </li>
  );
}
