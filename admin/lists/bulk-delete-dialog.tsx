import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { BulkActions } from './bulk-actions.ts';
import { DeleteDialog, focusHeadingAfterClose, trashHint } from './delete-dialog.tsx';
import { useDeleteRecords } from './deletions.ts';
import { formatCount } from './format-count.ts';
import type { ListedRecord } from './record-kind.ts';

interface BulkDeleteDialogProps<Item extends ListedRecord> extends BulkActions<Item> {
  records: readonly Item[];
  onClose: () => void;
}

const maxNames = 3;

/** Asks before records are deleted together. A single record gets the dialog of its kind. */
export function BulkDeleteDialog<Item extends ListedRecord>(props: BulkDeleteDialogProps<Item>) {
  const { kind, describeItem, records, onClose } = props;
  const deleteRecords = useDeleteRecords();
  const [first] = records;
  if (!first) return null;
  if (records.length === 1) {
    return <DeleteDialog kind={kind} record={first} {...describeItem(first)} onClose={onClose} />;
  }
  const { noun } = kind.texts;
  const all = formatCount(records.length, noun);
  const described = records.map(describeItem);
  const names = described.map(({ name }) => name);
  const consequence = described.find((one) => one.consequence)?.consequence;
  function deleteAll() {
    deleteRecords({
      kind,
      ids: records.map(({ _id }) => _id),
      deleted: (count) =>
        `${formatCount(count, noun)} ${count === 1 ? 'is' : 'are'} moved to the trash.`,
      failed: (count) => `${formatCount(count, noun)} could not be deleted.`,
    });
    onClose();
    focusHeadingAfterClose();
  }
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete these ${all}?`}
      detail={[`${joinNames(names)}.`, consequence, trashHint.replace('It moves', 'They move')]
        .filter(Boolean)
        .join(' ')}
      confirm="Delete"
      cancel="Cancel"
      onConfirm={deleteAll}
      onCancel={onClose}
    />
  );
}

/** Returns the first names and the number of the others. */
function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).join(', ');
  const more = names.length - maxNames;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
