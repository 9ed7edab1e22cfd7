import { createColumnHelper } from '@tanstack/react-table';
import type { City } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { recordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';

const column = recordColumns<City>();
const helper = createColumnHelper<typeof listFeatures, City>();

/** What a city adds to a price: '+PKR 75,000' or '-0.75%'. */
export function adjustmentText({
  priceAdjustment: amount,
  adjustmentType,
}: Pick<City, 'priceAdjustment' | 'adjustmentType'>): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  return sign + (adjustmentType === 'percentage' ? `${size}%` : formatRupees(size));
}

/** The columns of the cities; their ids are the API's sort keys. */
export const cityColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'City',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original: city } }) => (
      <RecordLink id={city._id} name={city.name} isSample={city.isSample} opens="edit" />
    ),
  }),
  column.text('province', 'Province', 'md:w-[26%]', ({ province }) => province),
  helper.accessor(adjustmentText, {
    id: 'priceAdjustment',
    header: 'Adjustment',
    sortDescFirst: true,
    meta: { className: 'md:w-36 md:text-end' },
  }),
  column.text('adjustmentType', 'Type', 'md:w-32', ({ adjustmentType }) =>
    adjustmentType === 'fixed' ? 'Fixed' : 'Percentage',
  ),
  column.active('md:w-28', ({ isActive }) => isActive),
  column.actions('md:w-24', (city) => <RecordActions record={city} name={city.name} />),
]);
