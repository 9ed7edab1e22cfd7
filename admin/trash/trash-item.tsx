import { RotateCcw } from 'lucide-react';
import type { TrashedRecord } from '#contract/trash.ts';
import { formatInList } from '../lists/dates.ts';
import { Moment } from '../lists/moment.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/** Formats how long a record stays in the trash. */
function formatDaysLeft(purgeAt: string): string {
  const days = Math.ceil((Date.parse(purgeAt) - Date.now()) / dayMs);
  if (days < 1) return 'Purged within the hour';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

interface TrashItemProps {
  record: TrashedRecord;
  /** The label of its kind. */
  label: string;
  isWorking: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

/** A record in the trash: what it is, who deleted it when, and how long it stays. */
export function TrashItem({ record, label, isWorking, onRestore, onPurge }: TrashItemProps) {
  const { title, detail, deletedAt, deletedBy, purgeAt } = record;
  const user = useUser();
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-ink-soft wrap-anywhere">{[label, detail].filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-ink-soft wrap-anywhere">
          Deleted by {deletedBy}, <Moment iso={deletedAt} format={formatInList} /> ·{' '}
          {formatDaysLeft(purgeAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isWorking}
          aria-label={`Restore ${title}`}
          onClick={() => !isWorking && onRestore()}
        >
          <RotateCcw aria-hidden size={14} />
          Restore
        </Button>
        {isPermitted(user, 'trash') && (
          <Button
            aria-disabled={isWorking}
            aria-label={`Delete ${title} for good`}
            onClick={() => !isWorking && onPurge()}
          >
            Delete for good
          </Button>
        )}
      </div>
    </li>
  );
}
