import type { LeadFacts } from '#contract/lead.ts';

type Slug = Pick<LeadFacts, 'slug'>;

/** The cache's keys of one type. Everything of a type begins with `all`. */
export const leadKeys = {
  all: ({ slug }: Slug) => ['leads', slug] as const,
  stats: ({ slug }: Slug) => ['leads', slug, 'stats'] as const,
  lists: ({ slug }: Slug) => ['leads', slug, 'list'] as const,
  list: ({ slug }: Slug, query: string) => ['leads', slug, 'list', query] as const,
  record: ({ slug }: Slug, id: string) => ['leads', slug, 'record', id] as const,
  change: ({ slug }: Slug, id: string) => ['leads', slug, 'change', id] as const,
};
