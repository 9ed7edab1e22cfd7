import { FlexRender, type Row } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { listFeatures } from './list-features.ts';
import type { ListedRecord } from './record-kind.ts';
import { CurrentRowContext } from './row-focus.ts';
import { SelectRowBox } from './select-box.tsx';
import { useSelection } from './selected-rows.ts';

export interface RecordRowProps<Item extends ListedRecord> {
  row: Row<typeof listFeatures, Item>;
  /** What the row is called where it can be chosen. */
  name?: string | undefined;
  isCurrent: boolean;
  /** Told that focus has come into the row. */
  onEnter: (id: string) => void;
}

/** A record in the list: a row where there is room for a table, a card on phones. */
export function RecordRow<Item extends ListedRecord>({
  row,
  name,
  isCurrent,
  onEnter,
  className = '',
  ...attributes
}: RecordRowProps<Item> & ComponentProps<'tr'>) {
  const selection = useSelection();
  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        {...attributes}
        onFocus={() => onEnter(row.id)}
        data-chosen={selection?.has(row.id) || undefined}
        className={`relative grid gap-y-1 border-b border-line p-4 last:border-0 hover:bg-hover has-[a:focus-visible]:bg-hover data-chosen:bg-blue-soft data-open:bg-hover md:table-row md:p-0 ${className}`}
      >
        {selection && name !== undefined && (
          <td className="max-md:absolute max-md:end-2 max-md:top-2.5 md:border-b md:border-line md:ps-2 md:[tr:last-child>&]:border-b-0">
            <SelectRowBox rows={selection} id={row.id} name={name} />
          </td>
        )}
        {row.getAllCells().map((cell, place) => (
          <RecordCell
            key={cell.id}
            isTitle={place === 0}
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
  isTitle,
  className,
  children,
}: {
  label: string;
  /** The first one heads a card, so it needs no name there. */
  isTitle: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <td
      className={`${isTitle ? 'block max-md:pe-10' : 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center'} md:table-cell md:h-10 md:border-b md:border-line md:px-2 md:py-0.5 md:[tr:last-child>&]:border-b-0 xl:px-3 ${className}`}
    >
      {!isTitle && (
        <span aria-hidden="true" className="text-ink-soft md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
