import { createColumnHelper } from '@tanstack/react-table';
import type { City } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import { ActiveBadge, SampleBadge } from '../lists/active-state.tsx';
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
      <span className="flex items-center gap-2">
        <RecordLink id={city._id} name={city.name} opens="edit" />
        {city.isSample && <SampleBadge />}
      </span>
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
  helper.accessor(({ isActive }) => isActive, {
    id: 'isActive',
    header: 'Status',
    sortDescFirst: true,
    meta: { className: 'md:w-28' },
    cell: ({ getValue }) => <ActiveBadge isActive={getValue()} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { className: 'md:w-24' },
    cell: ({ row: { original: city } }) => <RecordActions record={city} name={city.name} />,
  }),
]);
