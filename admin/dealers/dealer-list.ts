import { dealerSorts } from '#contract/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers-admin.ts';
import type { ListSource } from '../lists/list-source.ts';

/** The list of dealers, by their cities. */
export const dealerList: ListSource = {
  kind: dealerAdmin,
  shape: {
    statuses: [],
    filters: ['city', 'isActive'],
    sortKeys: dealerSorts,
    usualOrder: { sortBy: 'city', sortOrder: 'asc' },
  },
  pageSize: 100,
  counted: dealerAdmin,
};
