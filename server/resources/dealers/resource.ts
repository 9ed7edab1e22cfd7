import { dealerQuery } from '#contract/dealers/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { readActiveQuery } from '#server/platform/auth/visible.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { dealerTag } from './docs.ts';
import { selectDealers } from './list.ts';
import { dealerTrash } from './records.ts';
import { registerDealers } from './routes.ts';
import { dealers } from './schema.ts';

const { slug, permission, paths } = dealerAdmin;

/** The dealers. */
export const dealerResource: Resource = {
  slug,
  permission,
  tag: dealerTag,
  tables: [dealers],
  list: defineList({
    paths,
    query: dealerQuery,
    select: ({ isActive, ...query }) =>
      selectDealers({ ...query, ...readActiveQuery(isActive), isStaff: true }),
  }),
  trash: dealerTrash,
  register: (api, { database }) => registerDealers(api, database),
};
