import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Page, Pagination } from '#contract/http/http.ts';
import { ApiError } from '../api.ts';
import { focusHeading, useTitleCount } from '../layout/page.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { buildApiQuery, isFiltered, type ListState } from './list-address.ts';
import { ListBar } from './list-bar.tsx';
import { ListSkeleton, Pager } from './list-parts.tsx';
import { useRecordPage } from './record-cache.ts';
import { RecordTable } from './record-table.tsx';
import type { ListedRecord, RecordKind, RecordView } from './record-view.ts';
import { SelectedRowsContext, useSelectedRows } from './selected-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface Held<Item> {
  query: string;
  items: readonly Item[];
  /** When holding began (milliseconds): later records wait. */
  since: number;
}

/**
 * Keeps the rows of a list in place while `isHeld`: records that arrive wait until `release` is called or holding
 * ends, and rows that they push off the page stay. Changes of the rows show at once.
 */
function useHeldRows<Item extends ListedRecord>(
  query: string,
  records: readonly Item[],
  isHeld: boolean,
): { rows: readonly Item[]; waiting: number; release: () => void } {
  const [held, setHeld] = useState<Held<Item> | null>(null);
  const hold = () => setHeld({ query, items: records, since: Date.now() });
  if (!isHeld && held) setHeld(null);
  // An empty list has nothing to keep in place; it may be loading.
  if (isHeld && held?.query !== query && records.length > 0) hold();
  if (!isHeld || held?.query !== query) return { rows: records, waiting: 0, release: hold };
  const known = new Set(held.items.map(({ _id }) => _id));
  const isNew = ({ _id, createdAt }: Item) => !known.has(_id) && Date.parse(createdAt) > held.since;
  const shown = records.filter((item) => !isNew(item));
  const waiting = records.length - shown.length;
  const listed = new Set(records.map(({ _id }) => _id));
  const pushedOff = waiting > 0 ? held.items.slice(-waiting) : [];
  const kept = pushedOff.filter(({ _id }) => !listed.has(_id));
  return { rows: [...shown, ...kept], waiting, release: hold };
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in the background. */
const useIsHidden = (): boolean =>
  useSyncExternalStore(subscribeToVisibility, () => document.hidden);

interface RecordListProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  /** Filters that share a line with the count. */
  filters?: ReactNode;
  /** What to do next while there are no records, if anything. */
  start?: ReactNode;
}

/** Returns a page's records and the total of the list, which are unknown while it loads. */
const readPage = <Item extends ListedRecord>(page: Page<Item> | undefined) => ({
  listed: page?.data ?? [],
  total: page?.pagination.totalItems,
});

/** The records with count and pages, or the reason why there are none. */
export function RecordList<Item extends ListedRecord>(props: RecordListProps<Item>) {
  const { view, state, onChange } = props;
  const { kind, pageSize, Placeholder = ListSkeleton } = view;
  const { texts } = kind;
  const query = buildApiQuery(state, pageSize);
  const isHidden = useIsHidden();
  const [isInUse, setIsInUse] = useState(false);
  const { data, error, errorUpdateCount, isPending, isPlaceholderData, refetch } =
    useRecordPage<Item>(kind, query, { isPolled: isHidden });
  const { listed, total } = readPage(data);
  const {
    rows: records,
    waiting,
    release,
  } = useHeldRows(query, listed, (isInUse || isHidden) && !isPlaceholderData);
  useTitleCount(waiting);
  const ids = records.map(({ _id }) => _id);
  const selection = useSelectedRows(query, isPlaceholderData ? [] : ids);
  return (
    <SelectedRowsContext value={view.bulk ? selection : null}>
      <ListBar
        {...props}
        query={query}
        isBare={total === 0 && !isPlaceholderData && !isFiltered(state)}
        total={total}
        totalIsAtLeast={data?.pagination.totalIsAtLeast}
        selection={selection}
        rowCount={records.length}
        waiting={waiting}
        onShowWaiting={release}
      />
      {error && (
        <ErrorPanel
          key={errorUpdateCount}
          message={formatLoadError(error, texts)}
          onRetry={refetch}
          isDismissible
        />
      )}
      {isPending && <Placeholder label={`Loading ${texts.noun.many}...`} />}
      {data && records.length > 0 && (
        <div
          {...watchUse(setIsInUse)}
          aria-busy={isPlaceholderData}
          className={`@container/list rounded-panel border border-line bg-panel transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <RecordTable view={view} records={records} order={state} onOrder={onChange} />
        </div>
      )}
      {data && total === 0 && !error && (
        <EmptyList
          text={texts.empty}
          hint={isFiltered(state) ? filteredHint : (texts.start ?? 'New ones appear here.')}
          act={!isFiltered(state) && props.start}
        />
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

/** Reports whether the pointer or the focus is in an element. */
function watchUse(setIsInUse: (isInUse: boolean) => void): ComponentProps<'div'> {
  const isUsed = (element: Element) => element.matches(':hover, :focus-within');
  return {
    onPointerEnter: () => setIsInUse(true),
    onPointerLeave: ({ currentTarget }) => setIsInUse(currentTarget.matches(':focus-within')),
    onFocus: () => setIsInUse(true),
    onBlur: ({ currentTarget }) => requestAnimationFrame(() => setIsInUse(isUsed(currentTarget))),
  };
}

/** Formats why a list could not be loaded. A text with a reason gets the status if the API sent no message. */
function formatLoadError(error: Error, { loadFailed, noun }: RecordKind['texts']): string {
  if (typeof loadFailed === 'string') return loadFailed;
  if (!(error instanceof ApiError)) return loadFailed('Unknown error');
  if (error.isAnswered) return loadFailed(error.message);
  return loadFailed(
    error.status > 0 ? `HTTP error! status: ${error.status}` : `Failed to fetch ${noun.many}`,
  );
}

const filteredHint = 'Try adjusting your filters or check back later.';

function EmptyList({ text, hint, act }: { text: string; hint: string; act: ReactNode }) {
  return (
    <div className="rounded-panel border border-line bg-panel px-4 py-10 text-center">
      <p className="text-sm font-medium">{text}</p>
      <p className="mt-1 text-ink-soft text-pretty">{hint}</p>
      {act && <div className="mt-4">{act}</div>}
    </div>
  );
}

interface PageBeyondEndProps extends Pagination {
  isCurrent: boolean;
  onChange: (changes: Partial<ListState>, history: 'replace') => void;
}

/** Redirects from a page beyond the end, for example after its last record was deleted, to the last page. */
function PageBeyondEnd({ page, totalPages, isCurrent, onChange }: PageBeyondEndProps) {
  const isBeyond = isCurrent && totalPages > 0 && page > totalPages;
  // An effect, since the address is outside React. One change is enough.
  useEffect(() => {
    if (isBeyond) onChange({ page: totalPages }, 'replace');
  });
  return null;
}
