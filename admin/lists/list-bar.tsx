import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buildExportPath } from '#contract/list-export.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { chooseNoun, formatNumber } from './format-count.ts';
import type { ListState } from './list-address.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import type { RecordView } from './record-view.ts';
import { SelectPageBox } from './select-box.tsx';
import type { SelectedRows } from './selected-rows.ts';
import { SortSelect } from './sort-select.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

interface ExportLinkProps {
  kind: RecordKind;
  /** The query string of the API's list route. */
  query: string;
  isEmpty: boolean;
}

/** Downloads all rows of the list as a CSV file. A plain link, so that the browser streams it to disk. */
function ExportLink({ kind, query, isEmpty }: ExportLinkProps) {
  const address = isEmpty
    ? { role: 'link', 'aria-disabled': true }
    : { href: `/api${buildExportPath(kind.paths)}?${query}`, download: true };
  return (
    <a {...address} title="Export CSV" className={buttonClass('plain')}>
      <Download aria-hidden size={14} />
      <span className="max-xl:sr-only">Export CSV</span>
    </a>
  );
}

interface ListBarProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  /** Filters that share the line with the count. */
  filters?: ReactNode;
  /** A button at the end of the line. */
  action?: ReactNode;
  /** The query string of the API's list route. */
  query: string;
  /** How many records the list has; undefined while it loads. */
  total: number | undefined;
  totalIsAtLeast: true | undefined;
  selection: SelectedRows;
  rowCount: number;
  /** How many records have arrived and are not shown yet. */
  waiting: number;
  onShowWaiting: () => void;
}

/** The line above a list: filters, the number of records, the order on phones, the saved views and the export. */
export function ListBar<Item extends ListedRecord>(props: ListBarProps<Item>) {
  const { view, state, onChange, filters, action, query, total, selection, rowCount, waiting } =
    props;
  return (
    <div className="flex flex-wrap items-start gap-2">
      {filters}
      <div
        className={`flex flex-wrap items-center gap-2 max-table:w-full ${filters ? 'ms-auto' : 'w-full'}`}
      >
        {view.bulk && rowCount > 0 && (
          <span className="-ms-1 -me-2 table:hidden">
            <SelectPageBox rows={selection} count={rowCount} />
          </span>
        )}
        <p
          role="status"
          className="me-auto min-w-0 text-ink-soft max-sm:flex-1 max-sm:basis-16 max-sm:text-xs"
        >
          {total !== undefined && (
            <>
              {formatNumber(total, props.totalIsAtLeast)}{' '}
              <span className="max-sm:sr-only">{chooseNoun(total, view.kind.texts.noun)} </span>
              found
            </>
          )}
          {selection.ids.length > 0 && (
            <span className="sr-only">, {selection.ids.length} selected</span>
          )}
        </p>
        {waiting > 0 && (
          <Button tone="primary" onClick={props.onShowWaiting}>
            {waiting} new
          </Button>
        )}
        <SortSelect view={view} state={state} onChange={onChange} />
        <ViewsMenu screen={view.kind.slug} shape={view.shape} state={state} onChange={onChange} />
        <ExportLink kind={view.kind} query={query} isEmpty={!total} />
        {action && <span className="max-sm:w-full max-sm:*:w-full">{action}</span>}
      </div>
    </div>
  );
}
