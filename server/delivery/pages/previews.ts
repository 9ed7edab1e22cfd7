import { previewParameter } from '#contract/preview.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type PreviewedKind, readPreview } from '#server/records/preview.ts';
import { eventContent, mediaContent, newsContent } from '#server/resources/content/content.ts';
import { findContent } from '#server/resources/content/list.ts';
import { findJob } from '#server/resources/jobs/list.ts';
import type { PreviewedRecords, PreviewReader } from './site-context.ts';

const finders: {
  [Kind in PreviewedKind]: (db: Db, id: string) => Promise<PreviewedRecords[Kind] | null>;
} = {
  news: (db, id) => findContent(db, newsContent, id),
  events: (db, id) => findContent(db, eventContent, id),
  media: (db, id) => findContent(db, mediaContent, id),
  jobs: findJob,
};

const readPreviewToken = (url: string): string | null =>
  new URL(url).searchParams.get(previewParameter);

/** Whether a request is for a preview. Search engines must not index the page, even if its link is invalid. */
export const isPreview = (url: string): boolean => readPreviewToken(url) !== null;

/** Returns a function that finds the record that a request's preview link shows. */
export const createPreviewReader =
  (db: Db, readSecret: () => Promise<Buffer>, url: string): PreviewReader =>
  async (kind) => {
    const token = readPreviewToken(url);
    const id = token && readPreview(await readSecret(), kind, token);
    return id ? await finders[kind](db, id) : null;
  };
