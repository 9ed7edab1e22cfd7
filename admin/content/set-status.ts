import type { ContentAdmin } from '#contract/content/content-admin.ts';
import type { Success } from '#contract/http.ts';
import { callApi } from '../api.ts';
import { useQuickChange } from '../lists/quick-change.ts';
import { statusLabel } from '../ui/status-label.ts';
import { type ContentItem, useContentAdmin } from './content-view.ts';

/** Saves the status of the given version of a record; answers the stored record. */
export async function saveStatus<Item extends ContentItem>(
  { paths }: Pick<ContentAdmin, 'paths'>,
  { _id, updatedAt }: Pick<Item, '_id' | 'updatedAt'>,
  status: string,
): Promise<Item> {
  const answer = await callApi<Success<Item>>(`${paths.records}/${_id}/status`, {
    method: 'PATCH',
    body: { status },
    headers: { 'If-Match': updatedAt },
  });
  return answer.data;
}

/** Shows a record to visitors or hides it, from its row, at once and with undo. */
export function useSetStatus({ _id, title }: ContentItem) {
  const admin = useContentAdmin();
  const { texts } = admin;
  return useQuickChange<ContentItem, 'status'>({
    kind: admin,
    id: _id,
    field: 'status',
    save: (version, status) => saveStatus(admin, version, status),
    words: {
      done: (status) => `${title} is now ${statusLabel(status)}.`,
      failed: () => texts.statusFailed,
      insist: (status) => `Set to ${statusLabel(status)}`,
      collided: `Somebody else changed ${title} meanwhile. The row now shows their version.`,
    },
  });
}
