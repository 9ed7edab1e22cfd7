import { dealerQuery } from '#contract/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers-admin.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { visibleTo } from '#server/staff/visible.ts';
import { listDealers } from './list.ts';
import { registerDealerRecords } from './records.ts';
import { countDealers } from './statistics.ts';

const { paths, permission } = dealerAdmin;

/**
 * The public list of dealers, of which staff with the permission see inactive ones too (4-decisions, 4),
 * and how staff keep it.
 */
export function registerDealers(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: 'public' }, schema: { querystring: dealerQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await visibleTo(db, request, permission, isActive);
      return { success: true, ...(await listDealers(db, { ...query, ...visible })) };
    },
  );

  api.get(paths.stats, { config: { access: permission } }, async () => ({
    success: true,
    data: await countDealers(db),
  }));
  registerDealerRecords(api, db);
}
