import { createColumnHelper } from '@tanstack/react-table';
import { vehicles } from '#catalogue/vehicles.ts';
import {
  type Specification,
  specificationAdmin,
  specificationSorts,
} from '#contract/prices/specifications.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { BulkActions, listFeatures, RecordView } from '../lists/record-view.ts';
import { formatVehicle, specificationForm } from './specification-form.tsx';

const column = buildRecordColumns<Specification>();
const helper = createColumnHelper<typeof listFeatures, Specification>();

/** The columns of the specifications. Ids are sort keys of the API. */
const columns = column.list([
  helper.accessor(({ label }) => label, {
    id: 'label',
    header: 'Specification',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original } }) => (
      <RecordLink id={original._id} name={original.label} isSample={false} opens="edit" />
    ),
  }),
  column.text('vehicleId', 'Model', 'md:w-[15%]', ({ vehicleId }) => formatVehicle(vehicleId)),
  column.text('trim', 'Trim', 'md:w-[13%]', ({ trim }) => trim || 'All trims'),
  column.text('group', 'Group', 'md:w-[15%]', ({ group }) => group),
  column.text('value', 'Value', 'md:w-[15%]', ({ value, unit }) =>
    value ? [value, unit].filter(Boolean).join(' ') : '',
  ),
  column.text('position', 'Position', 'md:w-24', ({ position }) => String(position)),
  column.actions('md:w-24', (item) => <RecordActions record={item} name={item.label} />),
]);

const describeItem: BulkActions<Specification>['describeItem'] = ({ label, vehicleId, trim }) => ({
  name: label,
  detail: `${label}, ${trim || formatVehicle(vehicleId)}`,
  failed: `${specificationAdmin.texts.deleteFailed}.`,
});

const view: RecordView<Specification> = {
  kind: specificationAdmin,
  columns,
  shape: {
    statuses: [],
    filters: ['vehicleId'],
    sortKeys: specificationSorts,
    defaultOrder: { sortBy: 'vehicleId', sortOrder: 'asc' },
    keptParams: ['tab'],
  },
  pageSize: 100,
  Row: EditingRow,
  bulk: { kind: specificationAdmin, describeItem },
  keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
};

/** The tab Specifications: facts that the models' pages show (docs/spec/content.md#specifications). */
export function SpecificationsTab() {
  const { state, change } = useListAddress(view.shape);
  const { filters } = state;
  return (
    <Deletion kind={specificationAdmin} describeItem={describeItem}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={
          <ListFilters
            state={state}
            onChange={change}
            filters={[
              {
                label: 'Model',
                allLabel: 'All models',
                choices: vehicles.map(({ slug, label }) => ({ value: slug, label })),
                chosen: filters.vehicleId ?? '',
                onChoose: (vehicleId) => change({ filters: { ...filters, vehicleId } }),
              },
            ]}
          />
        }
      />
      <RecordDialog form={specificationForm} />
    </Deletion>
  );
}
