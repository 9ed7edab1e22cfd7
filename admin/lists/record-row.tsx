import { FlexRender } from '@tanstack/react-table';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  type CardStyle,
  cardClasses,
  findPlace,
  isLabeled,
  isQuiet,
  type Place,
  placeClasses,
} from './card-layout.ts';
import {
  type DialogParameter,
  useDialogAddress,
  useDialogId,
  useDialogNavigation,
} from './list-address.ts';
import type { ListedRecord } from './record-kind.ts';
import type { RecordRowProps } from './record-view.ts';
import { CurrentRowContext } from './row-keys.ts';
import { SelectRowBox, useSelection } from './selected-rows.tsx';

/**
 * The icons of a table's row show while the row is pointed at or has focus. Touch screens have no hover. Transparent icons
 * are painted faster than an opacity of 0 for each.
 */
const quietIcons =
  'table:pointer-fine:[&:not(:hover,:focus-within)_:is(a,button)[aria-label]>svg]:text-transparent';

/** A record in the list: a table row, or a card on phones. */
export function RecordRow<Item extends ListedRecord>({
  row,
  name,
  isCurrent,
  onEnter,
  card = 'plain',
  className = '',
  ...attributes
}: RecordRowProps<Item> & ComponentProps<'tr'> & { card?: CardStyle | undefined }) {
  const selection = useSelection();
  const cells = row.getAllCells();
  // The first one with a value: pictures name nothing.
  const rowHeader = cells.find(({ column }) => column.accessorFn !== undefined);
  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        {...attributes}
        onFocus={() => onEnter(row.id)}
        data-id={row.id}
        data-chosen={selection?.has(row.id) || undefined}
        className={`group relative border-b border-line px-4 last:border-0 hover:bg-hover has-[a:focus-visible]:bg-hover data-chosen:bg-blue-soft data-open:bg-hover table:table-row table:data-open:*:first:shadow-[inset_3px_0_0_var(--color-accent)] table:p-0 ${quietIcons} ${cardClasses[card]} ${className}`}
      >
        {selection && name !== undefined && (
          <td className="hidden table:table-cell table:border-b table:border-line table:[tr:last-child>&]:border-b-0">
            <SelectRowBox rows={selection} id={row.id} name={name} />
          </td>
        )}
        {cells.map((cell, index) => (
          <RecordCell
            key={cell.id}
            place={findPlace(card, {
              id: cell.column.id,
              index,
              isTitle: cell === rowHeader,
              card: cell.column.columnDef.meta?.card,
            })}
            isRowHeader={cell === rowHeader}
            label={cell.column.columnDef.meta?.headerStart ?? String(cell.column.columnDef.header)}
            className={cell.column.columnDef.meta?.className ?? ''}
          >
            <FlexRender cell={cell} />
          </RecordCell>
        ))}
      </tr>
    </CurrentRowContext>
  );
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
      data-place={place}
      className={`text-start font-normal ${placeClasses[place]} table:table-cell table:h-10 table:border-b table:border-line table:px-2 table:first:ps-4 table:py-1.5 xl:py-0.5 table:[tr:last-child>&]:border-b-0 xl:px-3 bar:max-2xl:px-2 ${className}`}
    >
      {place === 'fact' && <span className="text-ink-soft table:hidden">{label}</span>}
      {isLabeled(place) && <span className="text-ink-soft table:hidden">{label}</span>}
      {isQuiet(place) && <span className="sr-only table:hidden">{label}</span>}
      {children}
    </Cell>
  );
}

interface OpeningRowProps<Item extends ListedRecord> extends RecordRowProps<Item> {
  card?: CardStyle;
}

/** A row that opens a dialog on a click anywhere; its first link does the same for the keyboard. */
export function OpeningRow<Item extends ListedRecord>({
  opens,
  ...props
}: OpeningRowProps<Item> & { opens: DialogParameter }) {
  const { id } = props.row;
  const address = useDialogAddress(opens, id);
  const isOpen = useDialogId(opens) === id;
  const navigate = useNavigate();
  const navigation = useDialogNavigation(opens);

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const isControl =
      event.target instanceof Element &&
      event.target.closest('a, button, select, label, [role="menu"]');
    if (isControl || window.getSelection()?.type === 'Range') return;
    // Focus returns here when the dialog closes.
    event.currentTarget.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    navigate(address, navigation);
  }

  return (
    <RecordRow
      {...props}
      onClick={open}
      data-open={isOpen || undefined}
      className="cursor-pointer"
    />
  );
}

/** A row that opens its form on a click anywhere. */
export const EditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" />
);

/** The same with a pictured card on phones. */
export const PicturedEditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" card="pictured" />
);

/** The same with a short card on phones. */
export const ShortEditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" card="short" />
);
