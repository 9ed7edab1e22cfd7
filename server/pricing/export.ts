import { carQuery, cityQuery } from '#contract/price-queries.ts';
import { carAdmin, cityAdmin } from '#contract/pricing-admin.ts';
import { exportable } from '#server/export/exportable.ts';
import { askedActive } from '#server/staff/visible.ts';
import { carSelection, citySelection } from './list.ts';

const permission = 'price-calculator';

/** The exports of the calculator's cars and cities. */
export const priceExports = [
  exportable({
    kind: carAdmin.slug,
    permission,
    paths: carAdmin.paths,
    query: carQuery,
    selectionOf: ({ isActive, ...query }) => carSelection({ ...query, ...askedActive(isActive) }),
  }),
  exportable({
    kind: cityAdmin.slug,
    permission,
    paths: cityAdmin.paths,
    query: cityQuery,
    selectionOf: ({ isActive, ...query }) => citySelection({ ...query, ...askedActive(isActive) }),
  }),
];
