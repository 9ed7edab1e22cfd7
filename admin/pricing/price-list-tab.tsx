import { carSorts, citySorts } from '#contract/price-queries.ts';
import type { Car, City } from '#contract/pricing.ts';
import { carAdmin, cityAdmin } from '#contract/pricing-admin.ts';
import { RecordDialog, type RecordForm } from '../forms/record-dialog.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { ShortEditingRow } from '../lists/record-row.tsx';
import type { BulkActions, RecordView } from '../lists/record-view.ts';
import { buildActiveChange, buildActiveFilter } from '../lists/visibility.tsx';
import { carColumns } from './car-columns.tsx';
import { carForm } from './car-form.tsx';
import { cityColumns } from './city-columns.tsx';
import { cityForm } from './city-form.tsx';
import { formatAdjustment } from './price-change.ts';

type PriceView<Item extends Car | City> = RecordView<Item> & {
  kind: typeof carAdmin | typeof cityAdmin;
  bulk: BulkActions<Item>;
};

/** How a tab shows cars or cities. */
interface PriceList<Item extends Car | City> {
  view: PriceView<Item>;
  form: RecordForm<Item>;
}

const defaultOrder = { sortBy: 'createdAt', sortOrder: 'asc' } as const;

function buildView<Item extends Car | City>(
  kind: typeof carAdmin | typeof cityAdmin,
  columns: PriceView<Item>['columns'],
  sortKeys: readonly string[],
  describeDetail: (item: Item) => string,
): PriceView<Item> {
  const failed = `${kind.texts.deleteFailed}.`;
  const describeItem = (item: Item) => ({ name: item.name, detail: describeDetail(item), failed });
  return {
    kind,
    columns,
    shape: { statuses: [], filters: ['isActive'], sortKeys, defaultOrder, keptParams: ['tab'] },
    pageSize: 100,
    Row: ShortEditingRow,
    bulk: { kind, describeItem, changes: [buildActiveChange(kind)] },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
}

const carList: PriceList<Car> = {
  view: buildView(carAdmin, carColumns, carSorts, ({ name, vehicleId }) => `${name}, ${vehicleId}`),
  form: carForm,
};

const cityList: PriceList<City> = {
  view: buildView(
    cityAdmin,
    cityColumns,
    citySorts,
    (city) => `${city.name}, ${city.province}, ${formatAdjustment(city)}`,
  ),
  form: cityForm,
};

/** The tab Cars Management. */
export const CarsTab = () => <PriceListTab list={carList} />;

/** The tab Cities Management. */
export const CitiesTab = () => <PriceListTab list={cityList} />;

function PriceListTab<Item extends Car | City>({ list }: { list: PriceList<Item> }) {
  const { view, form } = list;
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={view.kind} describeItem={view.bulk.describeItem}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={
          <ListFilters
            state={state}
            onChange={change}
            filters={[buildActiveFilter(state, change)]}
          />
        }
      />
      <RecordDialog form={form} />
    </Deletion>
  );
}
