import { dealerQuery } from '#contract/dealers.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { findStaff } from '#server/staff/sessions.ts';
import { listDealers } from './list.ts';

/** The public list of dealers; staff with the permission see inactive ones too (4-decisions, 4). */
export function registerDealers(api: Api, db: Db): void {
  api.get(
    '/dealers',
    { config: { access: 'public' }, schema: { querystring: dealerQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const staff = await findStaff(db, request);
      const seesAll = staff?.permissions.includes('dealer-management') ?? false;
      const wanted = isActive === undefined ? {} : { isActive: isActive === 'true' };
      const page = await listDealers(db, { ...query, ...(seesAll ? wanted : { isActive: true }) });
      return { success: true, ...page };
    },
  );
}
