import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListView } from '#contract/list-views.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useDeleteView } from './view-queries.ts';

interface DeleteViewDialogProps {
  screen: string;
  /** The views that the user may delete. */
  views: readonly ListView[];
  onClose: () => void;
}

/** Says which view is deleted, and for whom. */
const explainDeletion = ({ name, isShared, isOwn, owner }: ListView): string => {
  if (!isShared) return name;
  const whose = isOwn ? 'You share it' : `${owner} shares it`;
  return `${name}. ${whose}: it leaves the menu of everyone who may open this list.`;
};

/** Lists views to delete, and asks before each. */
export function DeleteViewDialog({ screen, views, onClose }: DeleteViewDialogProps) {
  const { mutate } = useDeleteView(screen);
  const [asked, setAsked] = useState<ListView | null>(null);
  function remove(view: ListView) {
    setAsked(null);
    mutate(view);
    if (views.length === 1) onClose();
  }
  return (
    <SmallDialog title="Delete a view" onClose={onClose}>
      <ul className="grid max-h-80 gap-px overflow-y-auto rounded-panel border border-line bg-line">
        {views.map((view) => (
          <li key={view._id} className="flex items-center gap-2 bg-panel py-1 ps-3 pe-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{view.name}</span>
            {view.isShared && (
              <span className="flex-none text-xs text-ink-soft">
                {view.isOwn ? 'Shared' : view.owner}
              </span>
            )}
            <IconButton
              label={`Delete ${view.name}`}
              icon={Trash2}
              className="hover:text-red"
              onClick={() => setAsked(view)}
            />
          </li>
        ))}
      </ul>
      <Button className="justify-self-end" onClick={onClose}>
        Close
      </Button>
      {asked && (
        <ConfirmDialog
          question="Delete this view?"
          detail={explainDeletion(asked)}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </SmallDialog>
  );
}
