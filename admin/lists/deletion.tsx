import { createContext, type ReactNode, use, useState } from 'react';
import { DeleteDialog, type DeletionWords } from './delete-dialog.tsx';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

const AskContext = createContext<((record: ListedRecord) => void) | null>(null);

interface DeletionProps<Item extends ListedRecord> {
  kind: DeletableKind;
  wordsOf: (record: Item) => DeletionWords;
  onDeleted?: (record: Item) => void;
  children: ReactNode;
}

/** Lets the rows inside ask for their deletion, which is asked about here before it is done. */
export function Deletion<Item extends ListedRecord>(props: DeletionProps<Item>) {
  const { kind, wordsOf, onDeleted, children } = props;
  const [record, setRecord] = useState<Item | null>(null);
  return (
    // What stands inside hands over the kind's own records only.
    <AskContext value={setRecord as (record: ListedRecord) => void}>
      {children}
      {record && (
        <DeleteDialog
          kind={kind}
          record={record}
          {...wordsOf(record)}
          onDeleted={() => onDeleted?.(record)}
          onClose={() => setRecord(null)}
        />
      )}
    </AskContext>
  );
}

/** Asks for the deletion of a record; using it outside a Deletion is a developer error. */
export function useAskToDelete(): (record: ListedRecord) => void {
  const ask = use(AskContext);
  if (!ask) throw new Error('useAskToDelete is for what stands in a Deletion');
  return ask;
}
