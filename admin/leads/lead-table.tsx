import { functionalUpdate, type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import type { LeadRecordBase } from '#contract/lead.ts';
import { leadFeatures } from './lead-columns.tsx';
import { LeadRow } from './lead-row.tsx';
import type { LeadView } from './lead-view.ts';
import { type ListState, sortKeysOf } from './list-address.ts';
import { moveBetweenRows } from './row-keys.ts';
import { SortHead } from './sort-head.tsx';

interface LeadTableProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  leads: Lead[];
  order: Pick<ListState, 'sortBy' | 'sortOrder'>;
  onOrder: (order: Pick<ListState, 'sortBy' | 'sortOrder'>) => void;
}

/** The list: a table where there is room for one, cards on phones. */
export function LeadTable<Lead extends LeadRecordBase>(props: LeadTableProps<Lead>) {
  const { view, leads, order, onOrder } = props;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const sorting = [{ id: order.sortBy, desc: order.sortOrder === 'desc' }];
  function sortBy(updater: Updater<SortingState>) {
    const [first] = functionalUpdate(updater, sorting);
    if (first) onOrder({ sortBy: first.id, sortOrder: first.desc ? 'desc' : 'asc' });
  }
  const table = useTable({
    features: leadFeatures,
    columns: view.columns,
    data: leads,
    getRowId: ({ _id }) => _id,
    state: { sorting },
    onSortingChange: sortBy,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const sortKeys = sortKeysOf(view.facts);
  const { rows } = table.getRowModel();
  const current = rows.find(({ id }) => id === currentId) ?? rows[0];
  return (
    <table className="block w-full table-fixed border-separate border-spacing-0 md:table">
      <caption className="sr-only">
        {view.facts.texts.title}. The arrow keys move between rows, Enter opens one.
      </caption>
      <thead className="hidden md:table-header-group">
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {headers.map(({ column }) => (
              <SortHead key={column.id} column={column} canSort={sortKeys.includes(column.id)} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="block md:table-row-group" onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <LeadRow key={row.id} row={row} isCurrent={row === current} onFocus={setCurrentId} />
        ))}
      </tbody>
    </table>
  );
}
