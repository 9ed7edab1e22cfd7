import { focusHeading } from '../layout/page-heading.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteRecord } from './delete-record.ts';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

interface DeleteDialogProps {
  kind: DeletableKind;
  record: Pick<ListedRecord, '_id'>;
  /** How the record is called in messages. */
  name: string;
  /** What tells it from others of that name. */
  detail: string;
  /** Followed by the reason. */
  failed: string;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks in the documents' words before a record is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, record, name, detail, failed, onDeleted, onClose } = props;
  const words = { deleted: `${name} is deleted.`, failed };
  const { mutate: deleteRecord, isPending } = useDeleteRecord(kind, words);
  function succeed() {
    onDeleted?.();
    focusAfter();
  }
  return (
    <ConfirmDialog
      question={kind.texts.confirmDelete}
      detail={`${detail}. This cannot be undone.`}
      confirm={isPending ? 'Deleting...' : 'Delete'}
      cancel="Cancel"
      onConfirm={() =>
        !isPending && deleteRecord(record, { onSettled: onClose, onSuccess: succeed })
      }
      onCancel={onClose}
    />
  );
}

/** The row that had focus is gone: the screen's heading takes it, once the dialog has closed. */
function focusAfter() {
  setTimeout(focusHeading);
}
