import { type ReactNode, useId, useRef, useState } from 'react';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { Deletion } from '../../lists/deletion.tsx';
import type { DeletableKind, ListedRecord } from '../../lists/record-kind.ts';
import { EmbeddedForm } from './embedded-form.tsx';
import { EmbeddedList } from './embedded-list.tsx';

/** One kind of record that is kept on the dashboard. */
interface EmbeddedView<Item extends ListedRecord> {
  title: string;
  kind: DeletableKind;
  loadFailed: string;
  /** Followed by the reason. */
  deleteFailed: string;
  form: RecordForm<Item>;
  Line: (props: { record: Item }) => ReactNode;
}

/** A list with its form, which makes new records until one is loaded into it to be edited. */
export function EmbeddedRecords<Item extends ListedRecord>({ view }: { view: EmbeddedView<Item> }) {
  const { title, kind, loadFailed, deleteFailed, form, Line } = view;
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Item | null>(null);
  // Counts the forms, so that one that is done with begins anew.
  const [serial, setSerial] = useState(0);
  function open(record: Item | null) {
    setEdited(record);
    setSerial(serial + 1);
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
        wordsOf={(record: Item) => {
          const name = form.nameOf(record);
          return { name, detail: name, failed: deleteFailed };
        }}
        onDeleted={({ _id }) => _id === edited?._id && open(null)}
      >
        <EmbeddedList
          kind={kind}
          loadFailed={loadFailed}
          editedId={edited?._id}
          nameOf={form.nameOf}
          Line={Line}
          onEdit={(record) => {
            open(record);
            place.current?.scrollIntoView({ block: 'nearest' });
            place.current?.focus({ preventScroll: true });
          }}
        />
      </Deletion>
      <div ref={place} tabIndex={-1} className="border-t border-line pt-4 outline-none">
        <EmbeddedForm key={serial} form={form} record={edited} onDone={() => open(null)} />
      </div>
    </section>
  );
}
