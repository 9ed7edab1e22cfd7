import { createColumnHelper } from '@tanstack/react-table';
import { formatRupees } from '#contract/format/rupees.ts';
import { carSorts, citySorts } from '#contract/prices/price-queries.ts';
import type { Car, City } from '#contract/prices/pricing.ts';
import { carAdmin, cityAdmin } from '#contract/prices/pricing-admin.ts';
import { buildRecordTab } from '../forms/record-tab.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { buildActiveChange, buildActiveFilter } from '../lists/visibility.tsx';
import { listMissingFacts, listSampleFacts } from './car-fact-fields.tsx';
import { carForm } from './car-form.tsx';
import { cityForm } from './city-form.tsx';
import { formatAdjustment } from './price-change.ts';

const carColumn = buildRecordColumns<Car>();
const carHelper = createColumnHelper<typeof listFeatures, Car>();

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
const carColumns = carColumn.list([
  carHelper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Car',
    sortDescFirst: false,
    meta: { slot: 'title' },
    cell: ({ row: { original: car } }) => (
      <div className="min-w-0">
        <RecordLink id={car._id} name={car.name} isSample={car.isSample} opens="edit" />
        <OpenFacts title="Facts missing" facts={listMissingFacts(car)} />
        <OpenFacts title="Sample facts" facts={listSampleFacts(car)} />
      </div>
    ),
  }),
  carColumn.text('model', 'Model', ({ model }) => model, { slot: 'tableOnly', width: '14%' }),
  carColumn.text('variant', 'Variant', ({ variant }) => variant ?? '', {
    slot: 'tableOnly',
    width: '8%',
  }),
  carColumn.text('vehicleId', 'Vehicle ID', ({ vehicleId }) => vehicleId, {
    slot: 'tableOnly',
    width: '13%',
  }),
  carHelper.accessor(({ basePrice }) => basePrice, {
    id: 'basePrice',
    header: 'Base Price',
    sortDescFirst: true,
    meta: { slot: 'status', width: '8.5rem', className: 'table:text-end' },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatRupees(getValue())}</span>,
  }),
  carColumn.active(({ isActive }) => isActive),
  carColumn.actions(columnWidths.twoButtons, (car) => (
    <RecordActions record={car} name={car.name} />
  )),
]);

const cityColumn = buildRecordColumns<City>();
const cityHelper = createColumnHelper<typeof listFeatures, City>();

/** The columns of the cities. Ids are sort keys of the API. */
const cityColumns = cityColumn.list([
  cityHelper.accessor(({ name }) => name, {
    id: 'name',
    header: 'City',
    sortDescFirst: false,
    meta: { slot: 'title' },
    cell: ({ row: { original: city } }) => (
      <RecordLink id={city._id} name={city.name} isSample={city.isSample} opens="edit" />
    ),
  }),
  cityColumn.text('province', 'Province', ({ province }) => province, {
    slot: 'tableOnly',
    width: '26%',
  }),
  cityHelper.accessor(formatAdjustment, {
    id: 'priceAdjustment',
    header: 'Adjustment',
    sortDescFirst: true,
    meta: { slot: 'status', width: '9rem', className: 'table:text-end' },
  }),
  cityColumn.text(
    'adjustmentType',
    'Type',
    ({ adjustmentType }) => (adjustmentType === 'fixed' ? 'Fixed' : 'Percentage'),
    { slot: 'tableOnly', width: '8rem' },
  ),
  cityColumn.active(({ isActive }) => isActive),
  cityColumn.actions(columnWidths.twoButtons, (city) => (
    <RecordActions record={city} name={city.name} />
  )),
]);

const activeFilter = {
  filters: ['isActive'],
  buildFilters: (...list: Parameters<typeof buildActiveFilter>) => [buildActiveFilter(...list)],
};
const oldestFirst = { sortBy: 'createdAt', sortOrder: 'asc' } as const;

/** The tab Cars Management. */
export const CarsTab = buildRecordTab<Car>({
  kind: carAdmin,
  form: carForm,
  columns: carColumns,
  sortKeys: carSorts,
  defaultOrder: oldestFirst,
  describe: ({ name, vehicleId }) => ({ name, detail: `${name}, ${vehicleId}` }),
  changes: [buildActiveChange(carAdmin)],
  ...activeFilter,
});

/** The tab Cities Management. */
export const CitiesTab = buildRecordTab<City>({
  kind: cityAdmin,
  form: cityForm,
  columns: cityColumns,
  sortKeys: citySorts,
  defaultOrder: oldestFirst,
  describe: (city) => ({
    name: city.name,
    detail: `${city.name}, ${city.province}, ${formatAdjustment(city)}`,
  }),
  changes: [buildActiveChange(cityAdmin)],
  ...activeFilter,
});
