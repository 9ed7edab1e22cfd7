import { z } from '../zod.ts';
import { media } from './content.ts';
import {
  buildContentUpdate,
  type ContentAdmin,
  contentFields,
  contentQuery,
  mediaCaptions,
  mediaChangeFields,
  mediaTypeQuery,
  mediaUploads,
  urduContentFields,
} from './content-admin.ts';
import { buildUrduInput } from './urdu-texts.ts';

const sorts = ['createdAt', 'updatedAt', 'title', 'mediaType', 'status'] as const;

/** The facts of docs/spec/content.md#media. */
export const mediaAdmin = {
  slug: 'media-management',
  content: media,
  paths: { records: '/media', stats: '/media/stats' },
  input: z.object({ ...contentFields, ...mediaChangeFields, ...buildUrduInput(urduContentFields) }),
  update: buildContentUpdate({
    ...contentFields,
    ...mediaChangeFields,
    ...buildUrduInput(urduContentFields),
  }),
  urdu: urduContentFields,
  query: z.object({ ...contentQuery(10, sorts), ...mediaTypeQuery }),
  filters: ['mediaType'],
  sorts,
  counters: {
    totalMedia: {},
    activeMedia: { status: 'active' },
    inactiveMedia: { status: 'inactive' },
    imageMedia: { mediaType: 'image' },
    videoMedia: { mediaType: 'video' },
  },
  uploads: mediaUploads,
  captions: mediaCaptions,
  texts: {
    title: 'Media Management',
    noun: { one: 'media item', many: 'media items' },
    empty: 'No media found',
    start: 'Add pictures and films: visitors see them as soon as they are active.',
    loadFailed: 'Failed to fetch media',
    saveFailed: 'Failed to save media item.',
    statusFailed: 'Failed to update media status.',
    deleteFailed: 'Failed to delete media item.',
    confirmDelete: 'Are you sure you want to delete this media item?',
  },
} as const satisfies ContentAdmin;

export type MediaStats = Record<keyof (typeof mediaAdmin)['counters'], number>;
