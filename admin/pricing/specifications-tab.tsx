import { createColumnHelper } from '@tanstack/react-table';
import { vehicles } from '#catalogue/vehicles.ts';
import {
  type Specification,
  specificationAdmin,
  specificationSorts,
} from '#contract/prices/specifications.ts';
import { buildRecordTab } from '../forms/record-tab.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import type { listFeatures } from '../lists/record-view.ts';
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

/** The tab Specifications: facts that the models' pages show (docs/spec/content.md#specifications). */
export const SpecificationsTab = buildRecordTab<Specification>({
  kind: specificationAdmin,
  form: specificationForm,
  columns,
  sortKeys: specificationSorts,
  defaultOrder: { sortBy: 'vehicleId', sortOrder: 'asc' },
  describe: ({ label, vehicleId, trim }) => ({
    name: label,
    detail: `${label}, ${trim || formatVehicle(vehicleId)}`,
  }),
  filters: ['vehicleId'],
  buildFilters: ({ filters }, onChange) => [
    {
      label: 'Model',
      allLabel: 'All models',
      choices: vehicles.map(({ slug, label }) => ({ value: slug, label })),
      chosen: filters.vehicleId ?? '',
      onChoose: (vehicleId) => onChange({ filters: { ...filters, vehicleId } }),
    },
  ],
});
