import { uploadRules } from '../http/uploads.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';
import { news } from './content.ts';
import {
  buildContentUpdate,
  type ContentAdmin,
  contentFields,
  contentQuery,
  fileChangeFields,
  urduContentFields,
} from './content-admin.ts';
import { maxAltLength } from './file-details.ts';
import { buildUrduInput } from './urdu-texts.ts';

/** Types of articles: news, or an issue of the newsletter. */
export const newsTypes = ['news', 'newsletter'] as const;

const sorts = ['createdAt', 'updatedAt', 'title', 'type', 'status'] as const;

/** The fields that staff fill in. */
export const newsFields = {
  ...contentFields,
  type: z.enum(newsTypes, { error: 'Please choose a type: news or newsletter' }),
};

/** The texts that staff can translate. */
export const newsUrdu = {
  ...urduContentFields,
  imageAlt: clearableText({ max: maxAltLength }),
};

/** The facts of docs/spec/content.md#news. */
export const newsAdmin = {
  slug: 'news-management',
  content: news,
  paths: { records: '/news', stats: '/news/stats' },
  input: z.object({ ...newsFields, ...fileChangeFields, ...buildUrduInput(newsUrdu) }),
  update: buildContentUpdate({ ...newsFields, ...fileChangeFields, ...buildUrduInput(newsUrdu) }),
  urdu: newsUrdu,
  query: z.object({
    ...contentQuery(100, sorts),
    type: z.optional(z.enum(newsTypes, { error: 'type must be one of: news, newsletter' })),
  }),
  filters: ['type'],
  sorts,
  counters: {
    totalNews: {},
    activeNews: { status: 'active' },
    inactiveNews: { status: 'inactive' },
    newsCount: { type: 'news' },
    newsletterCount: { type: 'newsletter' },
  },
  uploads: { image: uploadRules.picture },
  captions: {},
  texts: {
    title: 'News Management',
    noun: { one: 'news item', many: 'news items' },
    empty: 'No news found',
    start: 'Create your first article: visitors see it as soon as it is active.',
    loadFailed: 'Failed to load news articles. Please check your connection and try again.',
    saveFailed: 'Failed to save news article.',
    statusFailed: 'Failed to update news status.',
    deleteFailed: 'Failed to delete news article.',
    confirmDelete: 'Are you sure you want to delete this news article?',
  },
} as const satisfies ContentAdmin;

export type NewsStats = Record<keyof (typeof newsAdmin)['counters'], number>;
