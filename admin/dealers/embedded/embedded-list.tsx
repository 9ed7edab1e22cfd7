import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRequestDeletion } from '../../lists/deletion.tsx';
import { Pager } from '../../lists/list-parts.tsx';
import { useRecordPage } from '../../lists/record-cache.ts';
import type { ListedRecord, RecordKind } from '../../lists/record-view.ts';
import { IconButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** Records per page. */
const pageSize = 50;

interface EmbeddedListProps<Item extends ListedRecord> {
  kind: RecordKind;
  loadFailed: string;
  /** The search text; '' for all records. */
  search: string;
  /** The id of the record in the form. */
  editedId: string | undefined;
  formatName: (record: Item) => string;
  /** Renders the column headings. */
  Heads: () => ReactNode;
  /** Renders a record as one line. */
  Line: (props: { record: Item }) => ReactNode;
  onEdit: (record: Item) => void;
}

/** The records beside their form, one line each, with Edit and Delete. */
export function EmbeddedList<Item extends ListedRecord>(props: EmbeddedListProps<Item>) {
  const { kind, loadFailed, search, editedId, formatName, Heads, Line, onEdit } = props;
  // Another search begins at page 1.
  const [place, setPlace] = useState({ search, page: 1 });
  const page = place.search === search ? place.page : 1;
  const query = new URLSearchParams({ page: String(page), limit: String(pageSize) });
  if (search) query.set('search', search);
  const { data, error, isPending, refetch } = useRecordPage<Item>(kind, query.toString());
  const requestDeletion = useRequestDeletion();
  if (isPending) {
    return (
      <p role="status" className="px-4 pb-3">
        Loading...
      </p>
    );
  }
  if (!data) return error && <ErrorPanel message={loadFailed} onRetry={refetch} />;
  const { data: records, pagination } = data;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)]">
      {pagination.totalItems === 0 && (
        <p className="-mt-1 px-4 pb-3 text-ink-soft">{kind.texts.empty}</p>
      )}
      {records.length > 0 && (
        // Hidden from screen readers: each line labels its values itself.
        <div
          aria-hidden
          className="hidden h-9 items-center gap-1 border-t border-line ps-4 pe-3 text-ink-soft @4xl:flex"
        >
          <Heads />
          <span className="w-17 text-start">Actions</span>
        </div>
      )}
      {records.length > 0 && (
        <ul className="border-t border-line">
          {records.map((record) => (
            <li
              key={record._id}
              aria-current={record._id === editedId || undefined}
              className="flex min-h-10 items-center gap-1 border-b border-line py-0.5 ps-4 pe-3 last:border-0 hover:bg-hover aria-[current]:bg-hover"
            >
              <div className="min-w-0 flex-1">
                <Line record={record} />
              </div>
              <IconButton
                label={`Edit ${formatName(record)}`}
                icon={Pencil}
                onClick={() => onEdit(record)}
              />
              <IconButton
                label={`Delete ${formatName(record)}`}
                icon={Trash2}
                className="hover:text-red"
                onClick={() => requestDeletion(record)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        totalPages={pagination.totalPages}
        onPage={(chosen) => setPlace({ search, page: chosen })}
      />
    </div>
  );
}
