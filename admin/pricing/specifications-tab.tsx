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
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
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
    meta: { slot: 'title' },
    cell: ({ row: { original } }) => (
      <RecordLink id={original._id} name={original.label} isSample={false} opens="edit" />
    ),
  }),
  column.text('vehicleId', 'Model', ({ vehicleId }) => formatVehicle(vehicleId), {
    slot: 'labeled',
    width: '15%',
  }),
  column.text('trim', 'Trim', ({ trim }) => trim || 'All trims', { slot: 'labeled', width: '13%' }),
  column.text('group', 'Group', ({ group }) => group, { slot: 'labeled', width: '15%' }),
  column.text(
    'value',
    'Value',
    ({ value, unit }) => (value ? [value, unit].filter(Boolean).join(' ') : ''),
    { slot: 'labeled', width: '15%' },
  ),
  column.text('position', 'Position', ({ position }) => String(position), {
    slot: 'labeled',
    width: '6rem',
  }),
  column.actions(columnWidths.twoButtons, (item) => (
    <RecordActions record={item} name={item.label} />
  )),
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
