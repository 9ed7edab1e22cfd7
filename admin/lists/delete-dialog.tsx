import { focusHeading } from '../layout/page-heading.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteLater } from './deletions.ts';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

/** How a record is spoken of when it is deleted. */
export interface DeletionWords {
  /** How the record is called in messages. */
  name: string;
  /** What tells it from others of that name. */
  detail: string;
  /** Followed by the reason. */
  failed: string;
}

interface DeleteDialogProps extends DeletionWords {
  kind: DeletableKind;
  record: Pick<ListedRecord, '_id'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks in the documents' words before a record is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, record, name, detail, failed, onDeleted, onClose } = props;
  const deleteLater = useDeleteLater();
  return (
    <ConfirmDialog
      question={kind.texts.confirmDelete}
      detail={`${detail}. ${undoHint}`}
      confirm="Delete"
      cancel="Cancel"
      onConfirm={() => {
        deleteLater({
          kind,
          ids: [record._id],
          deleted: `${name} is deleted.`,
          failed: () => failed,
        });
        onClose();
        onDeleted?.();
        focusAfter();
      }}
      onCancel={onClose}
    />
  );
}

export const undoHint = 'You can undo this for 10 seconds.';

/** The row that had focus is gone: the screen's heading takes it, once the dialog has closed. */
export function focusAfter() {
  setTimeout(focusHeading);
}
