import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { buildDirection } from '#contract/format/direction.ts';
import { formatInList, Moment } from './dates.tsx';
import type { ColumnMeta, ListedRecord, listFeatures, Slot } from './record-view.ts';
import { ActiveState } from './visibility.tsx';

/** A text of at most two lines in a table; shown in full on hover. */
function TextCell({ text }: { text: string }) {
  return (
    <span
      {...buildDirection(text)}
      title={text}
      className="wrap-anywhere max-table:line-clamp-2 table:line-clamp-3 table:leading-row xl:line-clamp-2"
    >
      {text || '—'}
    </span>
  );
}

/** Two facts above each other. They wrap where the column is narrow; texts of visitors end after four lines. */
function TwoLineCell({ first, aside, onCard, second, isTableOnly }: TwoLines) {
  const secondClass = isTableOnly ? 'max-table:hidden' : '';
  return (
    <span
      title={[first, aside, onCard, second].filter(Boolean).join(' · ')}
      className="max-table:line-clamp-4 table:block table:leading-row"
    >
      <span {...buildDirection(first)} className="wrap-anywhere table:line-clamp-4">
        {first || '—'}
        {first && aside && (
          <>
            {' · '}
            <span className="whitespace-nowrap table:text-xs table:leading-row">{aside}</span>
          </>
        )}
      </span>
      {onCard && <span className="table:hidden"> · {onCard}</span>}
      {first && second && (
        <span className={`text-ink-soft table:hidden ${secondClass}`}>{' · '}</span>
      )}
      {second && (
        <span
          {...buildDirection(second)}
          data-second=""
          className={`wrap-anywhere text-ink-soft table:line-clamp-4 table:text-xs table:leading-row ${secondClass}`}
        >
          {second}
        </span>
      )}
    </span>
  );
}

/** The two lines of a cell. */
interface TwoLines {
  first: string;
  /** Shown after the first line, smaller in a table. */
  aside?: string | null;
  /** Shown after the first line, on cards only, which leave other columns out. */
  onCard?: string | null;
  second: string | null;
  /** Whether cards leave the second out. */
  isTableOnly?: boolean;
}

/**
 * The widths of columns that several lists have. Between two ends they grow with the table: a cqi is a hundredth of its
 * width.
 */
export const columnWidths = {
  status: 'clamp(8rem, 10.6cqi, 8.5rem)',
  moment: 'clamp(7rem, 11.7cqi, 9rem)',
  /** Buttons with an icon. */
  twoButtons: '6rem',
  threeButtons: '7.5rem',
} as const;

/**
 * Returns builders for columns. A column whose id is a sort key of the API can be sorted by its header.
 */
export function buildRecordColumns<Item extends ListedRecord>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    list: helper.columns,
    text: (id: string, header: string, formatValue: (item: Item) => string, meta: ColumnMeta) =>
      helper.accessor(formatValue, {
        id,
        header,
        sortDescFirst: false,
        meta,
        cell: ({ getValue }) => <TextCell text={getValue()} />,
      }),
    twoLines: (id: string, header: string, read: (item: Item) => TwoLines, meta: ColumnMeta) =>
      helper.accessor((item) => read(item).first, {
        id,
        header,
        sortDescFirst: false,
        meta,
        cell: ({ row }) => <TwoLineCell {...read(row.original)} />,
      }),
    /** Says whether visitors see the record. */
    active: (isActive: (item: Item) => boolean) =>
      helper.accessor(isActive, {
        id: 'isActive',
        header: 'Status',
        sortDescFirst: true,
        meta: { slot: 'status', width: '6.5rem' },
        cell: ({ getValue }) => <ActiveState isActive={getValue()} />,
      }),
    actions: (width: string, cell: (item: Item) => ReactNode) =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { slot: 'actions', width },
        cell: ({ row }) => cell(row.original),
      }),
    created: (header: string, slot: Slot) =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header,
        sortDescFirst: true,
        meta: { slot, width: columnWidths.moment },
        cell: ({ getValue }) => <Moment iso={getValue()} format={formatInList} />,
      }),
  };
}
