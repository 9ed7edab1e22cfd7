import { RotateCcw } from 'lucide-react';
import { buildDirection } from '#contract/format/direction.ts';
import { dayMs } from '#contract/format/pakistan-time.ts';
import type { TrashedRecord } from '#contract/staff/trash.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';

/** A record with at most this many days left is highlighted. */
const nearDays = 3;

const countDaysLeft = (purgeAt: string) => Math.ceil((Date.parse(purgeAt) - Date.now()) / dayMs);

/** Formats how long a record stays in the trash. */
function formatDaysLeft(days: number): string {
  if (days < 1) return 'Purged within the hour';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

/** The columns of the trash: record, when it was deleted, until when it is kept, and actions. */
export const trashColumns =
  'grid items-center gap-x-6 gap-y-1 px-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]';

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
  const daysLeft = countDaysLeft(purgeAt);
  return (
    <li className={`${trashColumns} border-b border-line py-2 last:border-0`}>
      <div className="min-w-0">
        <p
          {...buildDirection(title)}
          className="font-medium wrap-anywhere max-md:text-base max-md:leading-6"
        >
          {title}
        </p>
        <p className="text-xs text-ink-soft wrap-anywhere">
          {[label, detail].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:block">
        <p>
          <Moment iso={deletedAt} format={formatInList} />
        </p>
        <p className="text-xs text-ink-soft wrap-anywhere">Deleted by {deletedBy}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:block">
        <p>
          <span className="md:hidden">Kept until </span>
          <Moment iso={purgeAt} format={formatInList} />
        </p>
        <p className={`text-xs ${daysLeft > nearDays ? 'text-ink-soft' : 'font-medium text-red'}`}>
          {formatDaysLeft(daysLeft)}
        </p>
      </div>
      <div className="flex gap-1 md:w-56 md:justify-end">
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
            tone="bare"
            aria-disabled={isWorking}
            aria-label={`Delete ${title} for good`}
            className="text-ink-soft hover:text-red"
            onClick={() => !isWorking && onPurge()}
          >
            Delete for good
          </Button>
        )}
      </div>
    </li>
  );
}
