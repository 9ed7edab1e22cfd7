import { createColumnHelper } from '@tanstack/react-table';
import type { City } from '#contract/pricing.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import type { listFeatures } from '../lists/record-columns.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { formatAdjustment } from './price-change.ts';

const column = buildRecordColumns<City>();
const helper = createColumnHelper<typeof listFeatures, City>();

/** The columns of the cities. Ids are sort keys of the API. */
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
  column.text('province', 'Province', 'table:w-[26%]', ({ province }) => province),
  helper.accessor(formatAdjustment, {
    id: 'priceAdjustment',
    header: 'Adjustment',
    sortDescFirst: true,
    meta: { className: 'table:w-36 table:text-end', card: 'status' },
  }),
  column.text('adjustmentType', 'Type', 'table:w-32', ({ adjustmentType }) =>
    adjustmentType === 'fixed' ? 'Fixed' : 'Percentage',
  ),
  column.active('table:w-28', ({ isActive }) => isActive),
  column.actions('table:w-24', (city) => <RecordActions record={city} name={city.name} />),
]);
