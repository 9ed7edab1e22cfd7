import { createColumnHelper } from '@tanstack/react-table';
import type { Car } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import type { listFeatures } from '../lists/record-columns.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { listMissingFacts, listSampleFacts } from './missing-facts.ts';

const column = buildRecordColumns<Car>();
const helper = createColumnHelper<typeof listFeatures, Car>();

/** Says which facts staff still have to fill in or to confirm: on-road prices depend on them. */
function OpenFacts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="text-xs text-ink-soft table:leading-row">
      <span className="text-amber">{title}:</span> {facts.join(', ')}
    </p>
  );
}

/** The columns of the cars. Ids are sort keys of the API. */
export const carColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Car',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original: car } }) => (
      <div className="min-w-0 table:py-1.5">
        <RecordLink id={car._id} name={car.name} isSample={car.isSample} opens="edit" />
        <OpenFacts title="Facts missing" facts={listMissingFacts(car)} />
        <OpenFacts title="Sample facts" facts={listSampleFacts(car)} />
      </div>
    ),
  }),
  column.text('model', 'Model', 'table:w-[14%]', ({ model }) => model),
  column.text('variant', 'Variant', 'table:w-[8%]', ({ variant }) => variant ?? ''),
  column.text('vehicleId', 'Vehicle ID', 'table:w-[13%]', ({ vehicleId }) => vehicleId),
  helper.accessor(({ basePrice }) => basePrice, {
    id: 'basePrice',
    header: 'Base Price',
    sortDescFirst: true,
    meta: { className: 'table:w-32 table:text-end', card: 'status' },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatRupees(getValue())}</span>,
  }),
  column.active('table:w-26', ({ isActive }) => isActive),
  column.actions('table:w-24', (car) => <RecordActions record={car} name={car.name} />),
]);
