import { createContext, type ReactNode, use, useState } from 'react';
import { DeleteDialog, type DeletionTexts } from './delete-dialog.tsx';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

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
