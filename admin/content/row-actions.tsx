import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type ContentItem, useContentScreen } from './content-view.ts';
import { useSetStatus } from './set-status.ts';
import { otherStatus } from './status-parts.tsx';

/** Edit and delete for one row, with what stands between them. */
export function RowActions({ item, children }: { item: ContentItem; children?: ReactNode }) {
  const { askToDelete } = useContentScreen();
  const address = useDialogAddress('edit', item._id);
  const navigate = useNavigate();
  const tabIndex = useRowTabIndex();
  return (
    <div className="flex gap-1 md:-mx-1.5">
      <IconButton
        label={`Edit ${item.title}`}
        icon={Pencil}
        data-part="edit"
        tabIndex={tabIndex}
        onClick={() => navigate(address, { state: openedHere })}
      />
      {children}
      <IconButton
        label={`Delete ${item.title}`}
        icon={Trash2}
        data-part="delete"
        tabIndex={tabIndex}
        className="hover:text-red"
        onClick={() => askToDelete(item)}
      />
    </div>
  );
}

/** Shows a record to visitors, or hides it. */
export function ActivateButton({ item }: { item: ContentItem }) {
  const setStatus = useSetStatus(item);
  const { status, verb } = otherStatus(item.status);
  return (
    <IconButton
      label={`${verb} ${item.title}`}
      icon={status === 'active' ? Eye : EyeOff}
      data-part="status"
      tabIndex={useRowTabIndex()}
      onClick={() => setStatus(item, status)}
    />
  );
}
