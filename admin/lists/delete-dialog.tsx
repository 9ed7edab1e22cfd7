import { trashDays } from '#contract/trash-days.ts';
import { focusHeading } from '../layout/page.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteRecords } from './deletions.ts';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

/** The texts for deleting a record. */
export interface DeletionTexts {
  /** The record's name in messages. */
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
  /** The message for a failed deletion, followed by the reason. */
  failed: string;
  /** What else the deletion does. */
  consequence?: string | undefined;
}

interface DeleteDialogProps extends DeletionTexts {
  kind: DeletableKind;
  record: Pick<ListedRecord, '_id'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks the kind's question before a record is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, record, name, detail, failed, consequence, onDeleted, onClose } = props;
  const deleteRecords = useDeleteRecords();
  return (
    <ConfirmDialog
      question={kind.texts.confirmDelete}
      detail={[`${detail}.`, consequence, trashHint].filter(Boolean).join(' ')}
      confirm="Delete"
      cancel="Cancel"
      onConfirm={() => {
        deleteRecords({
          kind,
          ids: [record._id],
          deleted: () => `${name} is moved to the trash.`,
          failed: () => failed,
        });
        onClose();
        onDeleted?.();
        focusHeadingAfterClose();
      }}
      onCancel={onClose}
    />
  );
}

export const trashHint = `It moves to the trash for ${trashDays} days. You can undo this for 10 seconds.`;

/** Moves focus to the screen's heading once the dialog has closed: the row that had focus is gone. */
export function focusHeadingAfterClose() {
  setTimeout(focusHeading);
}
