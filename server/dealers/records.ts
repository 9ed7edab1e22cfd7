import type { Dealer } from '#contract/dealers.ts';
import { dealerAdmin, dealerInput, dealerUpdate } from '#contract/dealers-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { recordsOf } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { type RecordVerbs, recordVerbs } from '#server/records/verbs.ts';
import { dealers } from './schema.ts';

const { slug, paths, permission } = dealerAdmin;
const records = recordsOf(dealers, { kind: slug, noun: 'dealer', shownAs: 'dealers' });

type DealerVerbs = RecordVerbs<Dealer, z.output<typeof dealerInput>, z.output<typeof dealerUpdate>>;

/** How staff keep the dealers (document 3, section 7). */
export function registerDealerRecords(api: Api, db: Db): void {
  const verbs: DealerVerbs = recordVerbs(db, records, {
    valuesOf: ({ description = null, ...dealer }) => ({ ...dealer, description, isSample: false }),
  });
  const door = { path: paths.records, permission, input: dealerInput, update: dealerUpdate };
  registerRecordRoutes(api, door, verbs);
}
