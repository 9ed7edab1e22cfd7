import {
  type Column,
  functionalUpdate,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { type CardName, findSlot } from './card-layout.ts';
import type { ListState } from './list-address.ts';
import { type ListedRecord, listFeatures, type RecordView } from './record-view.ts';
import { focusList, moveBetweenRows, openRow } from './row-keys.ts';
import { type SelectedRows, SelectPageBox, useSelection } from './selected-rows.tsx';

interface SortHeadProps<Item extends ListedRecord> {
  column: Column<typeof listFeatures, Item>;
  card: CardName;
  canSort: boolean;
}

const names = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown } as const;

/** A sticky column header; a button if the API can sort by the column. */
function SortHead<Item extends ListedRecord>({ column, card, canSort }: SortHeadProps<Item>) {
  const { header, meta } = column.columnDef;
  const direction = column.getIsSorted();
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  const narrow = meta && findSlot(card, meta.slot).narrow;
  return (
    <th
      scope="col"
      aria-sort={direction ? names[direction] : undefined}
      style={{ width: meta?.width }}
      className={`sticky top-(--top-bar) z-10 h-9 border-b border-line bg-panel px-2 first:ps-4 text-start @7xl/list:px-3 text-xs font-medium text-ink-soft first:rounded-ss-panel last:rounded-se-panel ${narrow ?? ''} ${meta?.className ?? ''}`}
    >
      {meta?.headerStart && `${meta.headerStart}, `}
      {canSort ? (
        <button
          type="button"
          onClick={() => column.toggleSorting()}
          className={`group relative inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 text-start hover:text-ink ${meta?.headerStart ? '-ms-1.5 -me-1.5 lowercase' : '-mx-1.5'} ${direction ? 'text-ink' : ''}`}
        >
          {String(header)}
          <Icon
            aria-hidden
            size={12}
            // Takes no width before it shows, so that headers have room for their text.
            className={
              direction
                ? 'flex-none'
                : 'absolute start-full -ms-1 opacity-0 group-hover:opacity-70 group-focus-visible:opacity-70'
            }
          />
        </button>
      ) : (
        String(header)
      )}
    </th>
  );
}

/**
 * Space selects the focused row, Shift+Space a range, Ctrl+A or ⌘A the page. On buttons, checkboxes and selects
 * Space keeps its usual meaning.
 */
function handleSelectionKeys(
  event: KeyboardEvent<HTMLTableSectionElement>,
  selection: SelectedRows,
  ids: readonly string[],
) {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || altKey) return;
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey) {
    event.preventDefault();
    selection.selectAll();
  }
  if (key !== ' ' || ctrlKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
  const row = [...event.currentTarget.rows].findIndex((candidate) => candidate.contains(target));
  const id = ids[row];
  if (!id) return;
  event.preventDefault();
  selection.toggle(id, shiftKey);
}

/** Focuses the current row if the focused one has left the list and taken the focus with it. */
function useRefocus(hasLeft: boolean) {
  useEffect(() => {
    if (hasLeft && document.activeElement === document.body) focusList();
  }, [hasLeft]);
}

/** As many rows as most windows show. */
const firstRowCount = 16;

type Order = Pick<ListState, 'sortBy' | 'sortOrder'>;

interface RecordTableProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  records: readonly Item[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** The table of a page of records, which the server has sorted. */
function useSortedTable<Item extends ListedRecord>(props: RecordTableProps<Item>) {
  const { view, records, order, onOrder } = props;
  const sorting = [{ id: order.sortBy, desc: order.sortOrder === 'desc' }];
  function sortBy(updater: Updater<SortingState>) {
    const [first] = functionalUpdate(updater, sorting);
    if (first) onOrder({ sortBy: first.id, sortOrder: first.desc ? 'desc' : 'asc' });
  }
  return useTable({
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
}

/** The list as a table, or as cards on phones. */
export function RecordTable<Item extends ListedRecord>(props: RecordTableProps<Item>) {
  const { view } = props;
  const { card = 'short' } = view;
  const [lastFocused, setLastFocused] = useState({ id: '', index: 0 });
  const table = useSortedTable(props);
  const { rows } = table.getRowModel();
  // Renders the visible rows first and the rest right after, so that slow machines respond sooner.
  const showsAllRows = useDeferredValue(true, false);
  const selection = useSelection();
  const ids = rows.map(({ id }) => id);
  const findName = (item: Item) => selection && view.bulk?.describeItem(item).name;
  // The row that had focus last, or the one that took its place.
  const current =
    rows.find(({ id }) => id === lastFocused.id) ?? rows[lastFocused.index] ?? rows.at(-1);
  useRefocus(lastFocused.id !== '' && current?.id !== lastFocused.id);
  return (
    <table className="block w-full table-fixed border-separate border-spacing-0 table:table">
      <caption className="sr-only">
        {view.kind.texts.title}. {view.keysHint}
      </caption>
      <thead className="hidden table:table-header-group">
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {selection && (
              <th className="sticky top-(--top-bar) z-10 w-10 border-b border-line bg-panel pointer-fine:w-8 text-start first:rounded-ss-panel">
                <SelectPageBox rows={selection} count={rows.length} />
              </th>
            )}
            {headers.map(({ column }) => (
              <SortHead
                key={column.id}
                column={column}
                card={card}
                canSort={view.shape.sortKeys.includes(column.id)}
              />
            ))}
          </tr>
        ))}
      </thead>
      <tbody
        className="block table:table-row-group"
        onKeyDown={(event) => {
          moveBetweenRows(event);
          if (event.key === 'Enter' && openRow(event.target)) event.preventDefault();
          if (selection) handleSelectionKeys(event, selection, ids);
        }}
      >
        {(showsAllRows ? rows : rows.slice(0, firstRowCount)).map((row) => (
          <view.Row
            key={row.id}
            row={row}
            card={card}
            name={findName(row.original) ?? undefined}
            isCurrent={row === current}
            onEnter={(id) => setLastFocused({ id, index: ids.indexOf(id) })}
          />
        ))}
      </tbody>
    </table>
  );
}
