import { dealerSorts } from '#contract/dealers/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import type { ListSource } from '../lists/record-view.ts';

/** The source of the dealer list, by default in order of city. */
export const dealerList: ListSource = {
  kind: dealerAdmin,
  shape: {
    statuses: [],
    filters: ['city', 'isActive'],
    sortKeys: dealerSorts,
    defaultOrder: { sortBy: 'city', sortOrder: 'asc' },
  },
  pageSize: 100,
  statsKind: dealerAdmin,
};
