import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../ui/icon-button.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { useRequestDeletion } from './deletion.tsx';
import { openedHere, useDialogAddress } from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { useRowTabIndex } from './row-focus.ts';
import { RowMenu } from './row-menu.tsx';

interface RowButtonProps {
  record: ListedRecord;
  name: string;
}

/** A button that opens the dialog for deleting a row. On a card it is in the menu of further actions. */
export function DeleteButton({ record, name }: RowButtonProps) {
  const requestDeletion = useRequestDeletion();
  const tabIndex = useRowTabIndex();
  if (!useWindowFrom('56.25rem')) return <RowMenu record={record} name={name} />;
  return (
    <IconButton
      label={`Delete ${name}`}
      icon={Trash2}
      data-part="delete"
      tabIndex={tabIndex}
      className="hover:text-red"
      onClick={() => requestDeletion(record)}
    />
  );
}

interface RecordActionsProps extends RowButtonProps {
  /** Further actions: before and after Edit. Delete is last in every list. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The actions of a row: edit, further ones and delete. */
export function RecordActions({ record, name, before, after }: RecordActionsProps) {
  const address = useDialogAddress('edit', record._id);
  const navigate = useNavigate();
  return (
    <div className="flex gap-1 table:-mx-1.5">
      {before}
      <IconButton
        label={`Edit ${name}`}
        icon={Pencil}
        data-part="edit"
        tabIndex={useRowTabIndex()}
        onClick={() => navigate(address, { state: openedHere })}
      />
      {after}
      <DeleteButton record={record} name={name} />
    </div>
  );
}
