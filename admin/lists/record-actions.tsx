import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../ui/icon-button.tsx';
import { useAskToDelete } from './deletion.tsx';
import { openedHere, useDialogAddress } from './dialog-address.ts';
import type { ListedRecord } from './record-kind.ts';
import { useRowTabIndex } from './row-focus.ts';

interface RecordActionsProps {
  record: ListedRecord;
  name: string;
  /** What can be done besides, before and after. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Edit and delete, for one row. */
export function RecordActions({ record, name, before, after }: RecordActionsProps) {
  const address = useDialogAddress('edit', record._id);
  const navigate = useNavigate();
  const askToDelete = useAskToDelete();
  const tabIndex = useRowTabIndex();
  return (
    <div className="flex gap-1 md:-mx-1.5">
      {before}
      <IconButton
        label={`Edit ${name}`}
        icon={Pencil}
        data-part="edit"
        tabIndex={tabIndex}
        onClick={() => navigate(address, { state: openedHere })}
      />
      <IconButton
        label={`Delete ${name}`}
        icon={Trash2}
        data-part="delete"
        tabIndex={tabIndex}
        className="hover:text-red"
        onClick={() => askToDelete(record)}
      />
      {after}
    </div>
  );
}
