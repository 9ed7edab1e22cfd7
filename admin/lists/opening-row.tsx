import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  type DialogParameter,
  openedHere,
  useDialogAddress,
  useDialogId,
} from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { RecordRow, type RecordRowProps } from './record-row.tsx';

/** A row of which a click anywhere opens a dialog, as the link in its first cell does for the keys. */
export function OpeningRow<Item extends ListedRecord>({
  opens,
  ...props
}: RecordRowProps<Item> & { opens: DialogParameter }) {
  const { id } = props.row;
  const address = useDialogAddress(opens, id);
  const isOpen = useDialogId(opens) === id;
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const isControl =
      event.target instanceof Element && event.target.closest('a, button, select, label');
    if (isControl || window.getSelection()?.type === 'Range') return;
    // Where focus comes back to when the dialog closes.
    event.currentTarget.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    navigate(address, { state: openedHere });
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
