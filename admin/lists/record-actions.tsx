import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../ui/icon-button.tsx';
import { useAskToDelete } from './deletion.tsx';
import { openedHere, useDialogAddress } from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { useRowTabIndex } from './row-focus.ts';

interface RowButtonProps {
  record: ListedRecord;
  name: string;
}

/** Asks for a row's deletion. */
export function DeleteButton({ record, name }: RowButtonProps) {
  const askToDelete = useAskToDelete();
  return (
    <IconButton
      label={`Delete ${name}`}
      icon={Trash2}
      data-part="delete"
      tabIndex={useRowTabIndex()}
      className="hover:text-red"
      onClick={() => askToDelete(record)}
    />
  );
}

interface RecordActionsProps extends RowButtonProps {
  /** What can be done besides, before, between and after. */
  before?: ReactNode;
  children?: ReactNode;
  after?: ReactNode;
}

/** Edit and delete, for one row. */
export function RecordActions({ record, name, before, children, after }: RecordActionsProps) {
  const address = useDialogAddress('edit', record._id);
  const navigate = useNavigate();
  return (
    <div className="flex gap-1 md:-mx-1.5">
      {before}
      <IconButton
        label={`Edit ${name}`}
        icon={Pencil}
        data-part="edit"
        tabIndex={useRowTabIndex()}
        onClick={() => navigate(address, { state: openedHere })}
      />
      {children}
      <DeleteButton record={record} name={name} />
      {after}
    </div>
  );
}
