import { ArrowUpDown, Download, FileSpreadsheet } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { buildExportPath, type ExportFormat } from '#contract/http/http.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { chooseNoun, formatNumber } from '../ui/format.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';
import type { ListState } from './list-address.ts';
import type { ListedRecord, RecordKind, RecordView } from './record-view.ts';
import type { SelectedRows } from './selected-rows.tsx';
import { itemClass, ViewsMenu } from './views/views-menu.tsx';

interface SortSelectProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** Sorts the list on phones, where cards have no column headers. */
function SortSelect<Item extends ListedRecord>(props: SortSelectProps<Item>) {
  const { view, state, onChange } = props;
  const columns = view.columns.filter(({ id }) => id && view.shape.sortKeys.includes(id));
  if (columns.length === 0) return null;
  function choose(value: string) {
    const [sortBy = 'createdAt', order] = value.split(' ');
    onChange({ sortBy, sortOrder: order === 'asc' ? 'asc' : 'desc' });
  }
  return (
    // An icon with the select over it: the list of choices is the browser's.
    <span className="relative grid size-8 flex-none place-items-center rounded-control border border-rim bg-panel has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:size-11 table:hidden">
      <ArrowUpDown aria-hidden size={16} />
      <select
        aria-label="Sort by"
        value={`${state.sortBy} ${state.sortOrder}`}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full appearance-none text-base opacity-0"
      >
        {columns.every(({ id }) => id !== state.sortBy) && (
          <option value={`${state.sortBy} ${state.sortOrder}`}>As entered</option>
        )}
        {columns.flatMap(({ id, header }) => [
          <option key={`${id} asc`} value={`${id} asc`}>{`${header} ↑`}</option>,
          <option key={`${id} desc`} value={`${id} desc`}>{`${header} ↓`}</option>,
        ])}
      </select>
    </span>
  );
}

/** Builds the address of the file with all rows of a list, from the query string of its API route. */
const buildExportAddress = ({ kind: { paths }, query }: ExportProps, format: ExportFormat) =>
  `/api${buildExportPath(paths)}?${query}&format=${format}`;

interface ExportProps {
  kind: RecordKind;
  /** The query string of the API's list route. */
  query: string;
  isEmpty: boolean;
}

/** Downloads all rows of the list, as CSV or XLSX. Plain links, so that the browser streams them to disk. */
function ExportLinks(props: ExportProps) {
  const link = (format: ExportFormat, label: string) => ({
    ...(props.isEmpty
      ? { role: 'link', 'aria-disabled': true }
      : { href: buildExportAddress(props, format), download: true }),
    title: label,
    className: buttonClass('plain'),
  });
  return (
    <span className="flex">
      <a {...link('csv', 'Export CSV')}>
        <Download aria-hidden size={14} />
        <span className="max-xl:sr-only max-3xl:with-details:sr-only">Export CSV</span>
      </a>
      <a
        {...link('xlsx', 'Export XLSX')}
        // Beside details there is room for one of both.
        className={`${buttonClass('plain')} max-3xl:with-details:hidden`}
      >
        <FileSpreadsheet aria-hidden size={14} />
        <span className="sr-only">Export XLSX</span>
      </a>
    </span>
  );
}

const exportItems = [
  ['csv', 'Export CSV'],
  ['xlsx', 'Export XLSX'],
] as const;

/** The downloads as menu items. */
function ExportItems(props: ExportProps) {
  return exportItems.map(([format, label]) =>
    props.isEmpty ? (
      <DropdownMenu.Item key={format} disabled className={`${itemClass} text-ink-soft`}>
        {label}
      </DropdownMenu.Item>
    ) : (
      <DropdownMenu.Item key={format} asChild className={itemClass}>
        <a href={buildExportAddress(props, format)} download>
          {label}
        </a>
      </DropdownMenu.Item>
    ),
  );
}

interface CardItemsProps extends ExportProps {
  /** The selected rows, if rows can be selected. */
  selection: SelectedRows | null;
  rowCount: number;
}

/** Items of the menu above cards besides the views: select all and export. Tables have a checkbox and a button. */
function CardItems({ selection, rowCount, ...exported }: CardItemsProps) {
  const isAll = selection !== null && selection.ids.length === rowCount;
  return (
    <>
      {selection && rowCount > 0 && (
        <DropdownMenu.Item
          className={itemClass}
          onSelect={isAll ? selection.clear : selection.selectAll}
        >
          {isAll ? 'Deselect all' : 'Select all on this page'}
        </DropdownMenu.Item>
      )}
      <ExportItems {...exported} />
    </>
  );
}

interface ListBarProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  /** Filters that share the line with the count. */
  filters?: ReactNode;
  /** The query string of the API's list route. */
  query: string;
  /** Whether it has no records and no filter hides any: there is nothing to filter or to export. */
  isBare: boolean;
  /** How many records the list has; undefined while it loads. */
  total: number | undefined;
  totalIsAtLeast: true | undefined;
  selection: SelectedRows;
  rowCount: number;
  /** How many records have arrived and are not shown yet. */
  waiting: number;
  onShowWaiting: () => void;
}

type CountProps = Pick<
  ListBarProps<ListedRecord>,
  'total' | 'totalIsAtLeast' | 'selection' | 'isBare'
> & {
  noun: RecordKind['texts']['noun'];
};

/** Says how many records the list has, in every window: tabs only count by the field that they filter. */
function Count({ total, totalIsAtLeast, selection, noun, isBare }: CountProps) {
  return (
    <p
      role="status"
      className={`me-auto min-w-0 text-ink-soft whitespace-nowrap tabular-nums max-table:text-xs max-3xl:with-details:order-last max-3xl:with-details:basis-full max-3xl:with-details:text-xs ${isBare ? '' : 'max-table:order-1 max-table:basis-3/5 sm:max-table:basis-3/4 table:px-1'}`}
    >
      {total !== undefined &&
        `${formatNumber(total, totalIsAtLeast)} ${chooseNoun(total, noun)} found`}
      {selection.ids.length > 0 && (
        <span className="sr-only">, {selection.ids.length} selected</span>
      )}
    </p>
  );
}

/**
 * The line above a list: filters, the number of records, the order of cards, the saved views and the export. Above
 * cards the search and the icons share a line; everything else goes below.
 */
export function ListBar<Item extends ListedRecord>(props: ListBarProps<Item>) {
  const { view, state, onChange, filters, query, total, selection, rowCount, waiting } = props;
  const { isBare } = props;
  const isTable = useWindowFrom('56.25rem');
  const exported = { kind: view.kind, query, isEmpty: !total };
  return (
    <div
      data-list=""
      className={isBare ? 'contents' : 'flex flex-wrap items-center gap-2 table:items-start'}
    >
      {!isBare && filters}
      <div
        className={`contents flex-wrap items-center gap-2 table:flex max-3xl:with-details:contents! ${filters && !isBare ? 'ms-auto' : 'w-full'}`}
      >
        <Count {...props} noun={view.kind.texts.noun} />
        {waiting > 0 && (
          <Button
            tone="primary"
            className="max-table:order-1 max-table:grow"
            onClick={props.onShowWaiting}
          >
            {waiting} new
          </Button>
        )}
        {!isBare && (
          <>
            <SortSelect view={view} state={state} onChange={onChange} />
            <ViewsMenu screen={view.kind.slug} shape={view.shape} state={state} onChange={onChange}>
              {!isTable && (
                <CardItems
                  {...exported}
                  selection={view.bulk ? selection : null}
                  rowCount={rowCount}
                />
              )}
            </ViewsMenu>
            {isTable && <ExportLinks {...exported} />}
          </>
        )}
      </div>
    </div>
  );
}
