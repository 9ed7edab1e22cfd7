import { functionalUpdate, type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { useDeferredValue, useState } from 'react';
import { chooseByKeys } from './choose-keys.ts';
import type { ListState } from './list-address.ts';
import { listFeatures } from './list-features.ts';
import type { ListedRecord } from './record-kind.ts';
import type { RecordView } from './record-view.ts';
import { moveBetweenRows } from './row-keys.ts';
import { SelectPageBox } from './select-box.tsx';
import { useSelection } from './selected-rows.ts';
import { SortHead } from './sort-head.tsx';

/** As many rows as most windows have room for. */
const rowsInView = 16;

type Order = Pick<ListState, 'sortBy' | 'sortOrder'>;

interface RecordTableProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  records: Item[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** The list: a table where there is room for one, cards on phones. */
export function RecordTable<Item extends ListedRecord>(props: RecordTableProps<Item>) {
  const { view, records, order, onOrder } = props;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const sorting = [{ id: order.sortBy, desc: order.sortOrder === 'desc' }];
  function sortBy(updater: Updater<SortingState>) {
    const [first] = functionalUpdate(updater, sorting);
    if (first) onOrder({ sortBy: first.id, sortOrder: first.desc ? 'desc' : 'asc' });
  }
  const table = useTable({
    features: listFeatures,
    columns: view.columns,
    data: records,
    getRowId: ({ _id }) => _id,
    state: { sorting },
    onSortingChange: sortBy,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const { rows } = table.getRowModel();
  // The rows in view are shown first, the others as soon as they are: a slow machine is used sooner.
  const isWhole = useDeferredValue(true, false);
  const selection = useSelection();
  const ids = rows.map(({ id }) => id);
  const nameOf = (item: Item) => selection && view.bulk?.wordsOf(item).name;
  const current = rows.find(({ id }) => id === currentId) ?? rows[0];
  return (
    <table className="block w-full table-fixed border-separate border-spacing-0 md:table">
      <caption className="sr-only">
        {view.kind.texts.title}. {view.keysHint}
      </caption>
      <thead className="hidden md:table-header-group">
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {selection && (
              <th className="sticky top-14 z-10 w-10 border-b border-line bg-panel ps-2 text-start first:rounded-ss-panel">
                <SelectPageBox rows={selection} count={rows.length} />
              </th>
            )}
            {headers.map(({ column }) => (
              <SortHead
                key={column.id}
                column={column}
                canSort={view.shape.sortKeys.includes(column.id)}
              />
            ))}
          </tr>
        ))}
      </thead>
      <tbody
        className="block md:table-row-group"
        onKeyDown={(event) => {
          moveBetweenRows(event);
          if (selection) chooseByKeys(event, selection, ids);
        }}
      >
        {(isWhole ? rows : rows.slice(0, rowsInView)).map((row) => (
          <view.Row
            key={row.id}
            row={row}
            name={nameOf(row.original) ?? undefined}
            isCurrent={row === current}
            onEnter={setCurrentId}
          />
        ))}
      </tbody>
    </table>
  );
}
