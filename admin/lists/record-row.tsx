import { FlexRender } from '@tanstack/react-table';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { cardLayouts, findSlot } from './card-layout.ts';
import {
  type DialogParameter,
  useDialogAddress,
  useDialogId,
  useDialogNavigation,
} from './list-address.ts';
import type { ColumnMeta, ListedRecord, RecordRowProps } from './record-view.ts';
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
  card,
  className = '',
  ...attributes
}: RecordRowProps<Item> & ComponentProps<'tr'>) {
  const selection = useSelection();
  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        {...attributes}
        onFocus={() => onEnter(row.id)}
        data-id={row.id}
        data-chosen={selection?.has(row.id) || undefined}
        className={`group relative border-b border-line px-4 last:border-0 hover:bg-hover has-[a:focus-visible]:bg-hover data-chosen:bg-blue-soft data-open:bg-hover table:table-row table:data-open:*:first:shadow-[inset_3px_0_0_var(--color-accent)] table:p-0 ${quietIcons} ${cardLayouts[card].row} ${className}`}
      >
        {selection && name !== undefined && (
          <td className="hidden table:table-cell table:border-b table:border-line table:[tr:last-child>&]:border-b-0">
            <SelectRowBox rows={selection} id={row.id} name={name} />
          </td>
        )}
        {row.getAllCells().map((cell) => {
          const { header, meta } = cell.column.columnDef;
          return (
            meta && (
              <RecordCell key={cell.id} card={card} header={String(header)} meta={meta}>
                <FlexRender cell={cell} />
              </RecordCell>
            )
          );
        })}
      </tr>
    </CurrentRowContext>
  );
}

interface RecordCellProps extends Pick<RecordRowProps<ListedRecord>, 'card'> {
  header: string;
  meta: ColumnMeta;
  children: ReactNode;
}

/** A cell, one of them as the row's header. On a card, which has no column headers, it shows its label. */
function RecordCell({ card, header, meta, children }: RecordCellProps) {
  const { slot, headerStart, className = '' } = meta;
  const { classes, label, narrow = '' } = findSlot(card, slot);
  const isTitle = slot === 'title' || slot === 'pictureAndTitle';
  const Cell = isTitle ? 'th' : 'td';
  return (
    <Cell
      scope={isTitle ? 'row' : undefined}
      data-slot={slot}
      className={`text-start font-normal ${classes} table:table-cell table:h-10 table:border-b table:border-line table:px-2 table:first:ps-4 table:py-0.5 table:[tr:last-child>&]:border-b-0 @7xl/list:px-3 ${narrow} ${className}`}
    >
      {label && (
        <span className={`table:hidden ${label === 'seen' ? 'text-ink-soft' : 'sr-only'}`}>
          {headerStart ?? header}
        </span>
      )}
      {children}
    </Cell>
  );
}

/** A row that opens a dialog on a click anywhere; its first link does the same for the keyboard. */
export function OpeningRow<Item extends ListedRecord>({
  opens,
  ...props
}: RecordRowProps<Item> & { opens: DialogParameter }) {
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
