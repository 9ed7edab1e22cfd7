import { quoteAdmin, quoteQuery } from '#contract/on-road/quotes.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { quoteTag } from './docs.ts';
import { selectQuotes } from './list.ts';
import { registerQuotes } from './routes.ts';
import { quotes } from './schema.ts';

const { slug, permission, paths } = quoteAdmin;

/** The frozen on-road prices. Staff only read them: nothing changes a quote. */
export const quoteResource: Resource = {
  slug,
  permission,
  tag: quoteTag,
  tables: [quotes],
  list: defineList({ paths, query: quoteQuery, select: selectQuotes }),
  register: registerQuotes,
};
