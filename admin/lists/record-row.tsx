import { FlexRender, type Row } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { listFeatures } from './list-features.ts';
import type { ListedRecord } from './record-kind.ts';
import { CurrentRowContext } from './row-focus.ts';

export interface RecordRowProps<Item extends ListedRecord> {
  row: Row<typeof listFeatures, Item>;
  isCurrent: boolean;
  /** Told that focus has come into the row. */
  onEnter: (id: string) => void;
}

/** A record in the list: a row where there is room for a table, a card on phones. */
export function RecordRow<Item extends ListedRecord>({
  row,
  isCurrent,
  onEnter,
  className = '',
  ...attributes
}: RecordRowProps<Item> & ComponentProps<'tr'>) {
  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        {...attributes}
        onFocus={() => onEnter(row.id)}
        className={`grid gap-y-1 border-b border-line p-4 last:border-0 hover:bg-hover has-[a:focus-visible]:bg-hover data-open:bg-hover md:table-row md:p-0 ${className}`}
      >
        {row.getAllCells().map((cell) => (
          <RecordCell
            key={cell.id}
            label={String(cell.column.columnDef.header)}
            className={cell.column.columnDef.meta?.className ?? ''}
          >
            <FlexRender cell={cell} />
          </RecordCell>
        ))}
      </tr>
    </CurrentRowContext>
  );
}

/** A cell; on a card, which has no heads, it names itself. */
function RecordCell({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <td
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-center first:block md:table-cell md:h-10 md:border-b md:border-line md:px-2 md:py-0.5 md:[tr:last-child>&]:border-b-0 xl:px-3 md:first:table-cell ${className}`}
    >
      <span aria-hidden="true" className="text-ink-soft md:hidden [td:first-child>&]:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
