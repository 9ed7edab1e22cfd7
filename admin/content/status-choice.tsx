import type { ContentStatus } from '#contract/content/content.ts';
import { contentStatuses } from '#contract/content/content-admin.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { formatStatus } from '../ui/format-status.ts';
import type { ContentItem } from './content-view.ts';
import { useSetStatus } from './set-status.ts';

/** A record's status as a dropdown, on all three content screens. */
export function StatusChoice({ item }: { item: ContentItem }) {
  const setStatus = useSetStatus(item);
  return (
    <BadgeSelect
      label={`Status of ${item.title}`}
      value={item.status}
      choices={contentStatuses}
      formatLabel={formatStatus}
      color={item.status === 'active' ? 'green' : 'grey'}
      onChoose={(status) => setStatus(item, status as ContentStatus)}
    />
  );
}
