import { dealerQuery } from '#contract/dealers/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { hasPermission, readActiveQuery } from '#server/platform/auth/visible.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { isAmongFirstPages } from '#server/platform/http/kept-answers.ts';
import { dataAnswer, listAnswer } from '#server/platform/http/openapi/answers.ts';
import { dealerCounts, listedDealer, dealerTag as tag } from './docs.ts';
import { countDealers, listDealers } from './list.ts';

const { paths, permission } = dealerAdmin;

const docs = {
  list: {
    operationId: 'listDealers',
    summary: 'List the dealers',
    description:
      'Nearest first if the query has lat and lng, else by city and name. Only staff with the permission `dealer-management` see inactive dealers.',
    tag,
    answer: listAnswer(listedDealer),
    showsMoreToStaff: true,
  },
  counts: {
    operationId: 'countDealers',
    summary: 'Count the dealers',
    tag,
    answer: dataAnswer(dealerCounts),
  },
};

/**
 * Registers the list of dealers and their counts. Staff with the permission also see inactive dealers, see
 * docs/spec/content.md#dealers.
 */
export function registerDealers(api: Api, { db, statistics }: Database): void {
  api.get(
    paths.records,
    {
      config: {
        access: 'public',
        docs: docs.list,
        kept: { shows: ['dealers'], when: isAmongFirstPages },
      },
      schema: { querystring: dealerQuery },
    },
    async (request) => {
      const { isActive, ...query } = request.query;
      const isStaff = await hasPermission(db, request, permission);
      const visible = isStaff ? readActiveQuery(isActive) : { isActive: true };
      return { success: true, ...(await listDealers(db, { ...query, ...visible, isStaff })) };
    },
  );

  api.get(paths.stats, { config: { access: permission, docs: docs.counts } }, async () => ({
    success: true,
    data: await countDealers(statistics),
  }));
}
