import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { ListSource } from '../lists/record-kind.ts';

/** Builds the list source of a kind of content. Its first sort key is the default, descending. */
export function buildContentList(admin: ContentAdmin, pageSize: number): ListSource {
  const { filters, sorts } = admin;
  const [defaultSort = ''] = sorts;
  return {
    kind: admin,
    shape: {
      statuses: contentStatuses,
      filters,
      sortKeys: sorts,
      defaultOrder: { sortBy: defaultSort, sortOrder: 'desc' },
    },
    pageSize,
    statsKind: admin,
  };
}
