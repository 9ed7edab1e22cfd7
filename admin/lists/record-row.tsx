import { FlexRender, type Row } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { listFeatures } from './list-features.ts';
import type { ListedRecord } from './record-kind.ts';
import { CurrentRowContext } from './row-focus.ts';
import { SelectRowBox } from './select-box.tsx';
import { useSelection } from './selected-rows.ts';

export interface RecordRowProps<Item extends ListedRecord> {
  row: Row<typeof listFeatures, Item>;
  /** The row's name for its checkbox, if rows can be selected. */
  name?: string | undefined;
  isCurrent: boolean;
  /** Called when focus enters the row. */
  onEnter: (id: string) => void;
}

/** A record in the list: a table row, or a card on phones. */
export function RecordRow<Item extends ListedRecord>({
  row,
  name,
  isCurrent,
  onEnter,
  className = '',
  ...attributes
}: RecordRowProps<Item> & ComponentProps<'tr'>) {
  const selection = useSelection();
  const cells = row.getAllCells();
  // The first one with a value: pictures name nothing.
  const rowHeader = cells.find(({ column }) => column.accessorFn !== undefined);
  const hasButtons = selection !== null || cells.at(-1)?.column.id === 'actions';
  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        {...attributes}
        onFocus={() => onEnter(row.id)}
        data-id={row.id}
        data-chosen={selection?.has(row.id) || undefined}
        className={`relative grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 hover:bg-hover sm:max-table:grid-cols-2 has-[a:focus-visible]:bg-hover data-chosen:bg-blue-soft data-open:bg-hover table:table-row table:p-0 ${hasButtons ? 'max-sm:min-h-44 max-sm:pe-14' : ''} ${className}`}
      >
        {selection && name !== undefined && (
          <td className="max-table:absolute max-table:end-2 max-table:top-2.5 table:border-b table:border-line table:ps-2 table:[tr:last-child>&]:border-b-0">
            <SelectRowBox rows={selection} id={row.id} name={name} />
          </td>
        )}
        {cells.map((cell, index) => (
          <RecordCell
            key={cell.id}
            place={findPlace(cell.column.id, index)}
            isRowHeader={cell === rowHeader}
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

/** What a cell is on a card: its title, a fact with a label, or its buttons. */
type Place = keyof typeof placeClasses;

/** On phones the buttons stand below the checkbox, on tablets beside the title. */
const placeClasses = {
  title: 'block',
  fact: 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center max-table:has-data-missing:hidden',
  actions:
    'max-sm:absolute max-sm:end-2 max-sm:top-11 max-sm:*:flex-col max-sm:pointer-coarse:top-14 sm:max-table:col-start-2 sm:max-table:row-start-1 sm:max-table:me-9 sm:max-table:-mt-1.5 sm:max-table:justify-self-end',
} as const;

function findPlace(columnId: string, index: number): Place {
  if (index === 0) return 'title';
  return columnId === 'actions' ? 'actions' : 'fact';
}

/** A cell, one of them as the row's header. On a card, which has no column headers, it shows its label. */
function RecordCell({
  label,
  place,
  isRowHeader,
  className,
  children,
}: {
  label: string;
  place: Place;
  isRowHeader: boolean;
  className: string;
  children: ReactNode;
}) {
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      scope={isRowHeader ? 'row' : undefined}
      className={`text-start font-normal ${placeClasses[place]} table:table-cell table:h-10 table:border-b table:border-line table:px-2 table:py-1.5 xl:py-0 table:[tr:last-child>&]:border-b-0 xl:px-3 ${className}`}
    >
      {place === 'fact' && <span className="text-ink-soft table:hidden">{label}</span>}
      {children}
    </Cell>
  );
}
