import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  type DialogParameter,
  useDialogAddress,
  useDialogId,
  useDialogNavigation,
} from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { RecordRow, type RecordRowProps } from './record-row.tsx';

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
      event.target instanceof Element && event.target.closest('a, button, select, label');
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
