import { createContext, type ReactNode, use, useState } from 'react';
import { trashDays } from '#contract/staff/trash.ts';
import { focusHeading } from '../layout/page.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatCount } from '../ui/format.ts';
import { useDeleteRecords } from './deletions.ts';
import type { BulkActions, DeletableKind, DeletionTexts, ListedRecord } from './record-view.ts';

interface DeleteDialogProps extends DeletionTexts {
  kind: DeletableKind;
  record: Pick<ListedRecord, '_id'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks the kind's question before a record is deleted. */
function DeleteDialog(props: DeleteDialogProps) {
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

const trashHint = `It moves to the trash for ${trashDays} days. You can undo this for 10 seconds.`;

/** Moves focus to the screen's heading once the dialog has closed: the focused row no longer exists. */
function focusHeadingAfterClose() {
  setTimeout(focusHeading);
}

const DeletionContext = createContext<((record: ListedRecord) => void) | null>(null);

interface DeletionProps<Item extends ListedRecord> {
  kind: DeletableKind;
  describeItem: (record: Item) => DeletionTexts;
  onDeleted?: (record: Item) => void;
  children: ReactNode;
}

/** Lets the rows inside request their deletion, and shows the dialog that confirms it. */
export function Deletion<Item extends ListedRecord>(props: DeletionProps<Item>) {
  const { kind, describeItem, onDeleted, children } = props;
  const [record, setRecord] = useState<Item | null>(null);
  return (
    // The rows inside only pass records of this kind.
    <DeletionContext value={setRecord as (record: ListedRecord) => void}>
      {children}
      {record && (
        <DeleteDialog
          kind={kind}
          record={record}
          {...describeItem(record)}
          onDeleted={() => onDeleted?.(record)}
          onClose={() => setRecord(null)}
        />
      )}
    </DeletionContext>
  );
}

/** Returns a function that opens the dialog for deleting a record. Throws outside a Deletion. */
export function useRequestDeletion(): (record: ListedRecord) => void {
  const ask = use(DeletionContext);
  if (!ask) throw new Error('useRequestDeletion must be used inside a Deletion');
  return ask;
}

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
