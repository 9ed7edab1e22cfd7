import type { DeletionTexts } from '#admin/lists/deletion.tsx';
import type { BulkActions } from '#admin/lists/record-view.ts';
import { formatStatus } from '#admin/ui/format-status.ts';
import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { ContentItem } from './content-view.ts';
import { saveStatus } from './set-status.ts';

/** Returns the texts for deleting a record of content. */
export const describeDeletion = (
  { texts }: ContentAdmin,
  { title }: ContentItem,
): DeletionTexts => ({ name: title, detail: title, failed: texts.deleteFailed });

/** Builds the bulk actions of a kind of content. */
export function buildBulkActions<Item extends ContentItem>(admin: ContentAdmin): BulkActions<Item> {
  return {
    kind: admin,
    describeItem: (item) => describeDeletion(admin, item),
    changes: [
      {
        label: 'Set status',
        choices: contentStatuses.map((value) => ({ value, label: formatStatus(value) })),
        readValue: ({ status }) => status,
        toFields: (status) => ({ status }) as Partial<Item>,
        save: (version, status) => saveStatus<Item>(admin, version, status),
      },
    ],
  };
}
