import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { IconButton, iconButtonClass, iconClass } from '../ui/button.tsx';
import { canCopy, copyText } from '../ui/copy-button.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { useRequestDeletion } from './deletion.tsx';
import { openedHere, useDialogAddress } from './list-address.ts';
import type { ListedRecord } from './record-view.ts';
import { useRowTabIndex } from './row-keys.ts';
import { useSelection } from './selected-rows.tsx';

const itemClass =
  'flex min-h-8 cursor-pointer items-center rounded-control px-2.5 outline-none data-highlighted:bg-hover pointer-coarse:min-h-11';

interface RowMenuProps {
  record: ListedRecord;
  name: string;
  /** The phone number to copy, if there is one. */
  phone?: string;
}

/** The further actions of a card: copy the phone number, select, delete. */
export function RowMenu({ record, name, phone }: RowMenuProps) {
  const requestDeletion = useRequestDeletion();
  const selection = useSelection();
  const trigger = useRef<HTMLButtonElement>(null);
  function askToDelete() {
    // The dialog returns focus to what has it now.
    trigger.current?.focus();
    requestDeletion(record);
  }
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the CSP blocks.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={`More actions for ${name}`}
        title="More actions"
        data-part="more"
        tabIndex={useRowTabIndex()}
        className={iconButtonClass}
      >
        <Ellipsis aria-hidden className={iconClass} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        collisionPadding={8}
        className="rise-in z-40 min-w-44 rounded-panel border border-line bg-raised p-1 shadow-xl"
      >
        {phone && canCopy() && (
          <DropdownMenu.Item className={itemClass} onSelect={() => copyText(phone, 'Phone number')}>
            Copy {phone}
          </DropdownMenu.Item>
        )}
        {selection && (
          <DropdownMenu.Item
            className={itemClass}
            onSelect={() => selection.toggle(record._id, false)}
          >
            {selection.has(record._id) ? 'Deselect' : 'Select'}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={`${itemClass} text-red`} onSelect={askToDelete}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

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
