import type { ContentStatus } from '#contract/content/content.ts';
import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { Success } from '#contract/http/http.ts';
import { callApi } from '../api.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { useQuickChange } from '../lists/quick-change.ts';
import { formatStatus } from '../ui/format.ts';
import { type ContentItem, useContentAdmin } from './content-view.ts';

/** Sets the status of the given version of a record. Returns the stored record. */
export async function saveStatus<Item extends ContentItem>(
  { paths }: Pick<ContentAdmin, 'paths'>,
  { _id, updatedAt }: Pick<Item, '_id' | 'updatedAt'>,
  status: string,
): Promise<Item> {
  const response = await callApi<Success<Item>>(`${paths.records}/${_id}/status`, {
    method: 'PATCH',
    body: { status },
    headers: { 'If-Match': updatedAt },
  });
  return response.data;
}

/** Returns a function that shows or hides a record: optimistic, with undo. */
function useSetStatus({ _id, title }: ContentItem) {
  const admin = useContentAdmin();
  const { texts } = admin;
  return useQuickChange<ContentItem, 'status'>({
    kind: admin,
    id: _id,
    field: 'status',
    save: (version, status) => saveStatus(admin, version, status),
    texts: {
      done: (status) => `${title} is now ${formatStatus(status)}.`,
      failed: () => texts.statusFailed,
      overwrite: (status) => `Set to ${formatStatus(status)}`,
      conflict: `${title} was changed by someone else. The row now shows their version.`,
    },
  });
}

/** The action that choosing a status performs. */
const acts: Record<string, string> = { active: 'Activate', inactive: 'Deactivate' };

interface StatusChoiceProps {
  item: ContentItem;
  /** Whether the other choice is labeled with the action instead of the status that it sets. */
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
