import {
  type DealerSearch,
  dealerSearchAdmin,
  dealerSearchInput,
  dealerSearchQuery,
  dealerSearchUpdate,
} from '#contract/dealer-searches.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { recordsOf } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { type RecordVerbs, recordVerbs } from '#server/records/verbs.ts';
import { listDealerSearches } from './list.ts';
import { dealerSearches } from './schema.ts';

const { slug, paths, permission } = dealerSearchAdmin;
const records = recordsOf(dealerSearches, { kind: slug, noun: 'dealer search' });

type Verbs = RecordVerbs<
  DealerSearch,
  z.output<typeof dealerSearchInput>,
  z.output<typeof dealerSearchUpdate>
>;

/** How staff keep the dealer searches (document 3, section 7). */
export function registerDealerSearches(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: permission }, schema: { querystring: dealerSearchQuery } },
    async (request) => ({ success: true, ...(await listDealerSearches(db, request.query)) }),
  );
  const verbs: Verbs = recordVerbs(db, records, {
    valuesOf: ({ searchQuery = null, assignedRepresentative = null, notes = null, ...search }) => ({
      ...search,
      searchQuery,
      assignedRepresentative,
      notes,
    }),
  });
  const door = {
    path: paths.records,
    permission,
    input: dealerSearchInput,
    update: dealerSearchUpdate,
  };
  registerRecordRoutes(api, door, verbs);
}
