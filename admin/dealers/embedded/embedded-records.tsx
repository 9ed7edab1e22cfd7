import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { Deletion } from '../../lists/deletion.tsx';
import { SearchField } from '../../lists/filter-fields.tsx';
import type { DeletableKind, ListedRecord } from '../../lists/record-view.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWindowFrom } from '../../ui/use-window-from.ts';
import { EmbeddedForm } from './embedded-form.tsx';
import { EmbeddedList } from './embedded-list.tsx';

/** How the dashboard shows one kind of record. */
interface EmbeddedView<Item extends ListedRecord> {
  title: string;
  /** The id of its heading, which addresses can name. */
  anchor: string;
  kind: DeletableKind;
  loadFailed: string;
  /** The message for a failed deletion, followed by the reason. */
  deleteFailed: string;
  form: RecordForm<Item>;
  /** Whether the list can be searched. */
  hasSearch?: boolean;
  /** The column headings, for lines with columns. */
  Heads: () => ReactNode;
  Line: (props: { record: Item }) => ReactNode;
  /** The records that a search finds on a map, for kinds with places. */
  Map?: (props: { search: string; onEdit: (record: Item) => void }) => ReactNode;
}

const layouts = { list: 'List', map: 'Map' } as const;

/** Content beside a list that stays in view. */
const sideClass =
  'lg:sticky lg:top-[calc(var(--top-bar)+0.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--top-bar)-5.5rem)] lg:self-start lg:overflow-y-auto';

/** Gives the form its width beside the list, and the map half of the section in wide windows. */
function chooseColumns(isFormShown: boolean, isMapShown: boolean): string {
  if (isFormShown) return 'lg:grid-cols-[minmax(0,1fr)_26rem]';
  return isMapShown ? 'xl:grid-cols-2' : '';
}

/** The form beside the list: hidden, empty, or with the record that is edited. */
function useForm<Item>() {
  const formRef = useRef<HTMLDivElement>(null);
  const [editedRecord, setEditedRecord] = useState<Item | null>(null);
  // The form's key: a new number resets the form.
  const [formNumber, setFormNumber] = useState(0);
  const [isFormShown, setIsFormShown] = useState(false);
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
  return { formRef, editedRecord, formNumber, isFormShown, open, showForm };
}

type HeadProps = Pick<EmbeddedView<ListedRecord>, 'title' | 'anchor'> & { children: ReactNode };

/** The heading of a list, and its controls. */
function Head({ title, anchor, children }: HeadProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 px-4 py-2 lg:col-start-1">
      <h2
        id={anchor}
        tabIndex={-1}
        className="grow scroll-mt-[calc(var(--top-bar)+1rem)] text-base font-semibold outline-none"
      >
        {title}
      </h2>
      {children}
    </div>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button onClick={onAdd} className="max-sm:min-w-11">
      <Plus aria-hidden size={14} />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

/** A list with its form, which 'Add …' and Edit show. It creates records until one is loaded for editing. */
export function EmbeddedRecords<Item extends ListedRecord>({ view }: { view: EmbeddedView<Item> }) {
  const { title, anchor, kind, loadFailed, deleteFailed, form, hasSearch = false } = view;
  const { Heads, Line, Map: RecordMap } = view;
  const { formRef, editedRecord, formNumber, isFormShown, open, showForm } = useForm<Item>();
  const [search, setSearch] = useState('');
  const [layout, setLayout] = useState<keyof typeof layouts>('list');
  // A wide window has room for both: the form replaces the map.
  const isWide = useWindowFrom('80rem');
  const isMapShown = RecordMap && (isWide ? !isFormShown : layout === 'map');
  const isListShown = isWide || layout === 'list';
  return (
    <section
      aria-labelledby={anchor}
      className={`grid content-start rounded-panel border border-line bg-panel lg:grid-rows-[auto_1fr] ${chooseColumns(isFormShown, Boolean(isMapShown))}`}
    >
      <Head title={title} anchor={anchor}>
        {hasSearch && (
          <search className="max-sm:order-1 max-sm:w-full sm:w-64">
            <SearchField value={search} onSearch={setSearch} />
          </search>
        )}
        {RecordMap && !isWide && (
          <div className="max-sm:order-1 max-sm:w-full">
            <Segmented legend="Layout" choices={layouts} chosen={layout} onChoose={setLayout} />
          </div>
        )}
        {!isFormShown && <AddButton label={form.texts.create.title} onAdd={() => showForm(null)} />}
      </Head>
      {isFormShown && (
        <div
          ref={formRef}
          tabIndex={-1}
          className={`scroll-mt-[calc(var(--top-bar)+0.5rem)] border-line p-4 outline-none max-lg:border-t ${sideClass}`}
        >
          <EmbeddedForm
            key={formNumber}
            form={form}
            record={editedRecord}
            onDone={() => open(null)}
          />
        </div>
      )}
      <div className={isFormShown ? 'lg:col-start-1 lg:border-e lg:border-line' : 'lg:col-start-1'}>
        <Deletion
          kind={kind}
          describeItem={(record: Item) => {
            const name = form.formatName(record);
            return { name, detail: name, failed: deleteFailed };
          }}
          onDeleted={({ _id }) => _id === editedRecord?._id && open(null)}
        >
          {isListShown && (
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
          )}
        </Deletion>
      </div>
      {isMapShown && (
        <div className={isWide ? sideClass : ''}>
          <RecordMap search={search} onEdit={showForm} />
        </div>
      )}
    </section>
  );
}
