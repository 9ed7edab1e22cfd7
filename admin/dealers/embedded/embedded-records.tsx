import { type ReactNode, useId, useRef, useState } from 'react';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { Deletion } from '../../lists/deletion.tsx';
import type { DeletableKind, ListedRecord } from '../../lists/record-kind.ts';
import { EmbeddedForm } from './embedded-form.tsx';
import { EmbeddedList } from './embedded-list.tsx';

/** How the dashboard shows one kind of record. */
interface EmbeddedView<Item extends ListedRecord> {
  title: string;
  kind: DeletableKind;
  loadFailed: string;
  /** The message for a failed deletion, followed by the reason. */
  deleteFailed: string;
  form: RecordForm<Item>;
  Line: (props: { record: Item }) => ReactNode;
}

/** A list with its form, which creates records until one is loaded for editing. */
export function EmbeddedRecords<Item extends ListedRecord>({ view }: { view: EmbeddedView<Item> }) {
  const { title, kind, loadFailed, deleteFailed, form, Line } = view;
  const headingId = useId();
  const formRef = useRef<HTMLDivElement>(null);
  const [editedRecord, setEditedRecord] = useState<Item | null>(null);
  // The form's key: a new number resets the form.
  const [formNumber, setFormNumber] = useState(0);
  function open(record: Item | null) {
    setEditedRecord(record);
    setFormNumber(formNumber + 1);
  }
  return (
    <section
      aria-labelledby={headingId}
      className="grid content-start gap-4 rounded-panel border border-line bg-panel p-5"
    >
      <h2 id={headingId} className="text-base font-semibold">
        {title}
      </h2>
      <Deletion
        kind={kind}
        describeItem={(record: Item) => {
          const name = form.formatName(record);
          return { name, detail: name, failed: deleteFailed };
        }}
        onDeleted={({ _id }) => _id === editedRecord?._id && open(null)}
      >
        <EmbeddedList
          kind={kind}
          loadFailed={loadFailed}
          editedId={editedRecord?._id}
          formatName={form.formatName}
          Line={Line}
          onEdit={(record) => {
            open(record);
            formRef.current?.scrollIntoView({ block: 'nearest' });
            formRef.current?.focus({ preventScroll: true });
          }}
        />
      </Deletion>
      <div ref={formRef} tabIndex={-1} className="border-t border-line pt-4 outline-none">
        <EmbeddedForm
          key={formNumber}
          form={form}
          record={editedRecord}
          onDone={() => open(null)}
        />
      </div>
    </section>
  );
}
