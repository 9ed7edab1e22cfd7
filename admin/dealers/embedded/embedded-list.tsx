import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAskToDelete } from '../../lists/deletion.tsx';
import { useShown } from '../../lists/deletions.ts';
import { Pager } from '../../lists/pager.tsx';
import type { ListedRecord, RecordKind } from '../../lists/record-kind.ts';
import { useRecordPage } from '../../lists/record-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** How many records the dashboard asks for at once (document 3, section 7). */
const pageSize = 50;

interface EmbeddedListProps<Item extends ListedRecord> {
  kind: RecordKind;
  loadFailed: string;
  /** The record that is in the form. */
  editedId: string | undefined;
  nameOf: (record: Item) => string;
  /** What a line says of a record. */
  Line: (props: { record: Item }) => ReactNode;
  onEdit: (record: Item) => void;
}

/** The records beside their form: a line each, to edit or to delete. */
export function EmbeddedList<Item extends ListedRecord>(props: EmbeddedListProps<Item>) {
  const { kind, loadFailed, editedId, nameOf, Line, onEdit } = props;
  const [page, setPage] = useState(1);
  const query = `page=${page}&limit=${pageSize}`;
  const { data, error, isPending, refetch } = useRecordPage<Item>(kind, query);
  const { records, total } = useShown(kind, data);
  const askToDelete = useAskToDelete();
  if (isPending) return <p role="status">Loading...</p>;
  if (!data) return error && <ErrorPanel message={loadFailed} onRetry={refetch} />;
  const { totalPages } = data.pagination;
  return (
    <div className="grid gap-3">
      {total === 0 && <p className="py-6 text-center text-ink-soft">{kind.texts.empty}</p>}
      {records.length > 0 && (
        <ul className="max-h-96 overflow-y-auto rounded-panel border border-line">
          {records.map((record) => (
            <li
              key={record._id}
              aria-current={record._id === editedId || undefined}
              className="flex items-center gap-1 border-b border-line py-1.5 ps-3 pe-1.5 last:border-0 aria-[current]:bg-hover"
            >
              <div className="min-w-0 flex-1">
                <Line record={record} />
              </div>
              <IconButton
                label={`Edit ${nameOf(record)}`}
                icon={Pencil}
                onClick={() => onEdit(record)}
              />
              <IconButton
                label={`Delete ${nameOf(record)}`}
                icon={Trash2}
                className="hover:text-red"
                onClick={() => askToDelete(record)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} totalPages={totalPages} onPage={setPage} />
    </div>
  );
}
