import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { Deletion } from '../../lists/deletion.tsx';
import type { DeletableKind, ListedRecord } from '../../lists/record-kind.ts';
import { SearchField } from '../../lists/search-field.tsx';
import { Button } from '../../ui/button.tsx';
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
  /** Whether the list can be searched. */
  hasSearch?: boolean;
  /** The heads above the lines where they stand in columns. */
  Heads: () => ReactNode;
  Line: (props: { record: Item }) => ReactNode;
}

/** A list with its form, which 'Add …' and Edit show. It creates records until one is loaded for editing. */
export function EmbeddedRecords<Item extends ListedRecord>({ view }: { view: EmbeddedView<Item> }) {
  const { title, kind, loadFailed, deleteFailed, form, hasSearch = false, Heads, Line } = view;
  const headingId = useId();
  const formRef = useRef<HTMLDivElement>(null);
  const [editedRecord, setEditedRecord] = useState<Item | null>(null);
  // The form's key: a new number resets the form.
  const [formNumber, setFormNumber] = useState(0);
  const [isFormShown, setIsFormShown] = useState(false);
  const [search, setSearch] = useState('');
  function open(record: Item | null) {
    setEditedRecord(record);
    setFormNumber(formNumber + 1);
  }
  /** Shows the form and moves focus to it. */
  function showForm(record: Item | null) {
    flushSync(() => {
      open(record);
      setIsFormShown(true);
    });
    formRef.current?.scrollIntoView({ block: 'nearest' });
    formRef.current?.focus({ preventScroll: true });
  }
  return (
    <section
      aria-labelledby={headingId}
      className={`grid content-start rounded-panel border border-line bg-panel ${isFormShown ? 'lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]' : ''}`}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 px-4 py-2 lg:col-start-1">
        <h2 id={headingId} className="grow text-base font-semibold">
          {title}
        </h2>
        {hasSearch && (
          <div className="max-sm:order-1 max-sm:w-full sm:w-64">
            <SearchField value={search} onSearch={setSearch} />
          </div>
        )}
        {!isFormShown && (
          <Button onClick={() => showForm(null)} className="max-sm:min-w-11">
            <Plus aria-hidden size={14} />
            <span className="max-sm:sr-only">{form.texts.create.title}</span>
          </Button>
        )}
      </div>
      {isFormShown && (
        <div
          ref={formRef}
          tabIndex={-1}
          className="scroll-mt-16 border-line p-4 outline-none max-lg:border-t lg:sticky lg:top-16 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
        >
          <EmbeddedForm
            key={formNumber}
            form={form}
            record={editedRecord}
            onDone={() => open(null)}
          />
        </div>
      )}
      <div className={isFormShown ? 'lg:col-start-1 lg:border-e lg:border-line' : ''}>
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
            search={search}
            editedId={editedRecord?._id}
            formatName={form.formatName}
            Heads={Heads}
            Line={Line}
            onEdit={showForm}
          />
        </Deletion>
      </div>
    </section>
  );
}
