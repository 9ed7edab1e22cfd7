import { dealerQuery } from '#contract/dealers.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { visibleTo } from '#server/staff/visible.ts';
import { listDealers } from './list.ts';

/** The public list of dealers; staff with the permission see inactive ones too (4-decisions, 4). */
export function registerDealers(api: Api, db: Db): void {
  api.get(
    '/dealers',
    { config: { access: 'public' }, schema: { querystring: dealerQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await visibleTo(db, request, 'dealer-management', isActive);
      return { success: true, ...(await listDealers(db, { ...query, ...visible })) };
    },
  );
}
