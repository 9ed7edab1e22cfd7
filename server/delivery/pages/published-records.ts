import type { ContentFacts } from '#contract/content/content.ts';
import type { Db } from '#server/platform/db/client.ts';
import { eventContent, mediaContent, newsContent } from '#server/resources/content/content.ts';
import { findPublished } from '#server/resources/content/list.ts';
import type { PreviewedRecords } from './site-context.ts';

type ContentSlug = ContentFacts['slug'];

const finders: {
  [Kind in ContentSlug]: (db: Db, id: string) => Promise<PreviewedRecords[Kind] | null>;
} = {
  news: (db, id) => findPublished(db, newsContent, id),
  events: (db, id) => findPublished(db, eventContent, id),
  media: (db, id) => findPublished(db, mediaContent, id),
};

/** Finds a record of a kind that visitors may see; null if there is none. */
export const findPublishedRecord = <Kind extends ContentSlug>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<PreviewedRecords[Kind] | null> => finders[kind](db, id);
