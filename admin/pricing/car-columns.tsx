import { createColumnHelper } from '@tanstack/react-table';
import type { Car } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import { ActiveBadge, SampleBadge } from '../lists/active-state.tsx';
import type { listFeatures } from '../lists/list-features.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { recordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';

const column = recordColumns<Car>();
const helper = createColumnHelper<typeof listFeatures, Car>();

/** The columns of the price list; their ids are the API's sort keys. */
export const carColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Car',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original: car } }) => (
      <span className="flex items-center gap-2">
        <RecordLink id={car._id} name={car.name} opens="edit" />
        {car.isSample && <SampleBadge />}
      </span>
    ),
  }),
  column.text('model', 'Model', 'md:w-[16%]', ({ model }) => model),
  column.text('variant', 'Variant', 'md:w-[10%]', ({ variant }) => variant ?? ''),
  column.text('vehicleId', 'Vehicle ID', 'md:w-[16%]', ({ vehicleId }) => vehicleId),
  helper.accessor(({ basePrice }) => basePrice, {
    id: 'basePrice',
    header: 'Base Price',
    sortDescFirst: true,
    meta: { className: 'md:w-36 md:text-end' },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatRupees(getValue())}</span>,
  }),
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
    cell: ({ row: { original: car } }) => <RecordActions record={car} name={car.name} />,
  }),
]);
