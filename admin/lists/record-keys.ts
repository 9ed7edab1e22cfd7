import type { RecordKind } from './record-kind.ts';

type Slug = Pick<RecordKind, 'slug'>;

/** The cache's keys of one kind of record. Its records and lists begin with `all`. */
export const recordKeys = {
  all: ({ slug }: Slug) => ['records', slug] as const,
  /** By their address: kinds that are counted together share them. */
  stats: (path: string) => ['stats', path] as const,
  lists: ({ slug }: Slug) => ['records', slug, 'list'] as const,
  list: ({ slug }: Slug, query: string) => ['records', slug, 'list', query] as const,
  record: ({ slug }: Slug, id: string) => ['records', slug, 'record', id] as const,
  history: ({ slug }: Slug, id: string) => ['records', slug, 'history', id] as const,
  change: ({ slug }: Slug, id: string) => ['records', slug, 'change', id] as const,
};
