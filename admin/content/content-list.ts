import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import type { ListSource } from '../lists/record-view.ts';

/** Builds the list source of a kind of content. Its first sort key is the default, descending. */
export function buildContentList(admin: ContentAdmin, pageSize: number): ListSource {
  const { filters, sorts } = admin;
  const [defaultSort = ''] = sorts;
  return {
    kind: admin,
    shape: {
      statuses: contentStatuses,
      filters: [...filters, 'urdu'],
      sortKeys: sorts,
      defaultOrder: { sortBy: defaultSort, sortOrder: 'desc' },
    },
    pageSize,
    statsKind: admin,
  };
}

export const eventList = buildContentList(eventsAdmin, 10);

export const mediaList = buildContentList(mediaAdmin, 10);

export const newsList = buildContentList(newsAdmin, 50);
