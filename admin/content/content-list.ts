import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { ListSource } from '../lists/list-source.ts';

/** The list of any kind of content. */
export function contentList(admin: ContentAdmin, pageSize: number): ListSource {
  const { filters, sorts } = admin;
  const [usualSort = ''] = sorts;
  return {
    kind: admin,
    shape: {
      statuses: contentStatuses,
      filters,
      sortKeys: sorts,
      usualOrder: { sortBy: usualSort, sortOrder: 'desc' },
    },
    pageSize,
    counted: admin,
  };
}
