import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { canCopy, copyText } from '../ui/copy-button.tsx';
import { iconButtonClass, iconClass } from '../ui/icon-button.tsx';
import { useRequestDeletion } from './deletion.tsx';
import type { ListedRecord } from './record-kind.ts';
import { useRowTabIndex } from './row-focus.ts';
import { useSelection } from './selected-rows.ts';

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
