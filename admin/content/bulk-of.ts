import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { BulkActions } from '../lists/bulk-actions.ts';
import type { DeletionWords } from '../lists/delete-dialog.tsx';
import { statusLabel } from '../ui/status-label.ts';
import type { ContentItem } from './content-view.ts';
import { saveStatus } from './set-status.ts';

/** How a record of content is spoken of when it is deleted. */
export const wordsOfDeletion = (
  { texts }: ContentAdmin,
  { title }: ContentItem,
): DeletionWords => ({ name: title, detail: title, failed: texts.deleteFailed });

/** What can be done with many records of content at once. */
export function bulkOf<Item extends ContentItem>(admin: ContentAdmin): BulkActions<Item> {
  return {
    kind: admin,
    wordsOf: (item) => wordsOfDeletion(admin, item),
    change: {
      label: 'Set status',
      choices: contentStatuses.map((value) => ({ value, label: statusLabel(value) })),
      valueOf: ({ status }) => status,
      shownAs: (status) => ({ status }) as Partial<Item>,
      save: (version, status) => saveStatus<Item>(admin, version, status),
    },
  };
}
