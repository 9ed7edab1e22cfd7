import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CardStyle } from './card-classes.ts';
import {
  type DialogParameter,
  useDialogAddress,
  useDialogId,
  useDialogNavigation,
} from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { RecordRow, type RecordRowProps } from './record-row.tsx';

export interface OpeningRowProps<Item extends ListedRecord> extends RecordRowProps<Item> {
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
