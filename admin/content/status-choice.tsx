import type { ContentStatus } from '#contract/content/content.ts';
import { contentStatuses } from '#contract/content/content-admin.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { formatStatus } from '../ui/format-status.ts';
import type { ContentItem } from './content-view.ts';
import { useSetStatus } from './set-status.ts';

/** What choosing a status does. */
const acts: Record<string, string> = { active: 'Activate', inactive: 'Deactivate' };

interface StatusChoiceProps {
  item: ContentItem;
  /** Whether the dropdown names acts: its other choice says what it does, not the status that it sets. */
  hasActs?: boolean;
}

/** A record's status as a dropdown, on all three content screens. */
export function StatusChoice({ item, hasActs = false }: StatusChoiceProps) {
  const setStatus = useSetStatus(item);
  return (
    <BadgeSelect
      label={`Status of ${item.title}`}
      value={item.status}
      choices={contentStatuses}
      formatLabel={formatStatus}
      {...(hasActs && { formatAct: (status) => acts[status] ?? status })}
      color={item.status === 'active' ? 'green' : 'grey'}
      onChoose={(status) => setStatus(item, status as ContentStatus)}
    />
  );
}
