import { dealerSearchAdmin } from '#contract/dealers/dealer-searches.ts';
import type { Resource } from '#server/records/resource.ts';
import { dealerSearchTag } from './docs.ts';
import { dealerSearchTrash, registerDealerSearches } from './routes.ts';
import { dealerSearches } from './schema.ts';

/** The dealer searches that staff note. */
export const dealerSearchResource: Resource = {
  slug: dealerSearchAdmin.slug,
  permission: dealerSearchAdmin.permission,
  tag: dealerSearchTag,
  tables: [dealerSearches],
  trash: dealerSearchTrash,
  register: (api, { database }) => registerDealerSearches(api, database.db),
};
