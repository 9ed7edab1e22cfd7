import type { ContentStatus } from '#contract/content/content.ts';
import { contentStatuses } from '#contract/content/content-admin.ts';
import { ActiveBadge } from '../lists/active-state.tsx';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { badges } from '../ui/badge.tsx';
import { statusLabel } from '../ui/status-label.ts';
import type { ContentItem } from './content-view.ts';
import { useSetStatus } from './set-status.ts';

const colourOf = (status: ContentStatus) => (status === 'active' ? 'green' : 'grey');

/** The status that a record does not have, and the word for giving it. */
export const otherStatus = (status: ContentStatus) =>
  status === 'active'
    ? ({ status: 'inactive', verb: 'Deactivate' } as const)
    : ({ status: 'active', verb: 'Activate' } as const);

const badge =
  'inline-flex h-6 items-center justify-self-start rounded-full px-3 text-xs font-medium';

/** A record's status, to read. */
export function StatusBadge({ status }: Pick<ContentItem, 'status'>) {
  return <ActiveBadge isActive={status === 'active'} />;
}

/** A record's status as a dropdown. */
export function StatusChoice({ item }: { item: ContentItem }) {
  const setStatus = useSetStatus(item);
  return (
    <BadgeSelect
      label={`Status of ${item.title}`}
      value={item.status}
      choices={contentStatuses}
      labelOf={statusLabel}
      colour={colourOf(item.status)}
      onChoose={(status) => setStatus(item, status as ContentStatus)}
    />
  );
}

/** A record's status as a badge that a click turns to the other. */
export function StatusToggle({ item }: { item: ContentItem }) {
  const setStatus = useSetStatus(item);
  const { status, verb } = otherStatus(item.status);
  return (
    <button
      type="button"
      aria-label={`${statusLabel(item.status)}: ${verb.toLowerCase()} ${item.title}`}
      title={verb}
      data-part="status"
      tabIndex={useRowTabIndex()}
      onClick={() => setStatus(item, status)}
      className={`${badge} ring-current/40 hover:ring-1 pointer-coarse:h-9 ${badges[colourOf(item.status)]}`}
    >
      {statusLabel(item.status)}
    </button>
  );
}
