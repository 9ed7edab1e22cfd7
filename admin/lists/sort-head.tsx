import type { Column } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { listFeatures } from './list-features.ts';
import type { ListedRecord } from './record-kind.ts';

interface SortHeadProps<Item extends ListedRecord> {
  column: Column<typeof listFeatures, Item>;
  canSort: boolean;
}

const names = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown } as const;

/** A sticky column header; a button if the API can sort by the column. */
export function SortHead<Item extends ListedRecord>({ column, canSort }: SortHeadProps<Item>) {
  const { header, meta } = column.columnDef;
  const direction = column.getIsSorted();
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction ? names[direction] : undefined}
      className={`sticky top-(--top-bar) z-10 h-9 border-b border-line bg-panel px-2 first:ps-4 text-start xl:px-3 bar:max-2xl:px-2 text-xs font-medium text-ink-soft first:rounded-ss-panel last:rounded-se-panel ${meta?.className ?? ''}`}
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
