import type { RecordKind } from './record-kind.ts';

type Slug = Pick<RecordKind, 'slug'>;

/** Query keys of one kind of record. All begin with `all`, except `stats` of kinds that are counted together. */
export const recordKeys = {
  all: ({ slug }: Slug) => ['records', slug] as const,
  /** Kinds that are counted together share their statistics. */
  stats: ({ slug, countedAs = slug }: Pick<RecordKind, 'slug' | 'countedAs'>) =>
    ['records', countedAs, 'stats'] as const,
  lists: ({ slug }: Slug) => ['records', slug, 'list'] as const,
  list: ({ slug }: Slug, query: string) => ['records', slug, 'list', query] as const,
  record: ({ slug }: Slug, id: string) => ['records', slug, 'record', id] as const,
  history: ({ slug }: Slug, id: string) => ['records', slug, 'history', id] as const,
  change: ({ slug }: Slug, id: string) => ['records', slug, 'change', id] as const,
};
