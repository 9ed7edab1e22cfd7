import { focusHeading } from '../layout/page-heading.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { counted } from './counted.ts';
import { useShown } from './deletions.ts';
import { ExportLink } from './export-link.tsx';
import { apiQueryOf, isFiltered, type ListState } from './list-address.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PageBeyondEnd } from './page-beyond-end.tsx';
import { Pager } from './pager.tsx';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import { useRecordPage } from './record-queries.ts';
import { RecordTable } from './record-table.tsx';
import type { RecordView } from './record-view.ts';
import { SelectPageBox } from './select-box.tsx';
import { SelectedRowsContext, useSelectedRows } from './selected-rows.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SortSelect } from './sort-select.tsx';

interface RecordListProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The records with their count and pages, or why there are none. */
export function RecordList<Item extends ListedRecord>(props: RecordListProps<Item>) {
  const { view, state, onChange } = props;
  const { kind, pageSize, Waiting = ListSkeleton } = view;
  const { texts } = kind;
  const query = apiQueryOf(state, pageSize);
  const { data, error, errorUpdateCount, isPending, isPlaceholderData, refetch } =
    useRecordPage<Item>(kind, query);
  const { records, total } = useShown(kind, data);
  const ids = records.map(({ _id }) => _id);
  const selection = useSelectedRows(query, isPlaceholderData ? [] : ids);
  return (
    <SelectedRowsContext value={view.bulk ? selection : null}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {view.bulk && records.length > 0 && (
          <span className="-ms-1 -me-2 md:hidden">
            <SelectPageBox rows={selection} count={records.length} />
          </span>
        )}
        <p role="status" className="me-auto text-ink-soft">
          {total !== undefined &&
            `${counted(total, texts.noun, data?.pagination.totalIsAtLeast)} found`}
          {selection.ids.length > 0 && (
            <span className="sr-only">, {selection.ids.length} selected</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <SortSelect view={view} state={state} onChange={onChange} />
          <ExportLink kind={view.kind} query={query} isEmpty={!total} />
        </div>
      </div>
      {error && (
        <ErrorPanel
          key={errorUpdateCount}
          message={failureText(error, texts.loadFailed)}
          onRetry={refetch}
          isDismissible
        />
      )}
      {isPending && <Waiting label={`Loading ${texts.noun.many}...`} />}
      {data && records.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={`rounded-panel border border-line bg-panel transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <RecordTable view={view} records={records} order={state} onOrder={onChange} />
        </div>
      )}
      {data && total === 0 && !error && (
        <EmptyList text={texts.empty} hint={(!isFiltered(state) && texts.start) || usualHint} />
      )}
      {data && (
        <>
          <PageBeyondEnd {...data.pagination} isCurrent={!isPlaceholderData} onChange={onChange} />
          <Pager
            {...data.pagination}
            page={state.page}
            onPage={(page) => {
              onChange({ page });
              focusHeading();
            }}
          />
        </>
      )}
      {view.bulk && (
        <SelectionBar
          bulk={view.bulk}
          rows={selection}
          records={records.filter(({ _id }) => selection.has(_id))}
        />
      )}
    </SelectedRowsContext>
  );
}

function failureText(error: Error, words: RecordKind['texts']['loadFailed']): string {
  return typeof words === 'string' ? words : words(error.message);
}

const usualHint = 'Try adjusting your filters or check back later.';

function EmptyList({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="rounded-panel border border-dashed border-line px-4 py-16 text-center">
      <p className="text-sm font-medium">{text}</p>
      <p className="mt-1 text-ink-soft">{hint}</p>
    </div>
  );
}
