import { Eye, EyeOff } from 'lucide-react';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ContentItem } from './content-view.ts';
import { useSetStatus } from './set-status.ts';
import { otherStatus } from './status-parts.tsx';

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
