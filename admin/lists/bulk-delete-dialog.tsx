import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { BulkActions } from './bulk-actions.ts';
import { counted } from './counted.ts';
import { DeleteDialog, focusAfter, undoHint } from './delete-dialog.tsx';
import { useDeleteLater } from './deletions.ts';
import type { ListedRecord } from './record-kind.ts';

interface BulkDeleteDialogProps<Item extends ListedRecord> extends BulkActions<Item> {
  records: readonly Item[];
  onClose: () => void;
}

const namedAtMost = 3;

/** Asks before records are deleted together: one in the documents' words, more in the same for many. */
export function BulkDeleteDialog<Item extends ListedRecord>(props: BulkDeleteDialogProps<Item>) {
  const { kind, wordsOf, records, onClose } = props;
  const deleteLater = useDeleteLater();
  const [first] = records;
  if (!first) return null;
  if (records.length === 1) {
    return <DeleteDialog kind={kind} record={first} {...wordsOf(first)} onClose={onClose} />;
  }
  const { noun } = kind.texts;
  const all = counted(records.length, noun);
  const names = records.map((record) => wordsOf(record).name);
  function deleteAll() {
    deleteLater({
      kind,
      ids: records.map(({ _id }) => _id),
      deleted: `${all} are deleted.`,
      failed: (count) => `${counted(count, noun)} could not be deleted.`,
    });
    onClose();
    focusAfter();
  }
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete these ${all}?`}
      detail={`${listed(names)}. ${undoHint}`}
      confirm="Delete"
      cancel="Cancel"
      onConfirm={deleteAll}
      onCancel={onClose}
    />
  );
}

/** The first names, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, namedAtMost).join(', ');
  const more = names.length - namedAtMost;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
