import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ActiveBadge } from './active-state.tsx';
import { formatInList } from './dates.ts';
import type { listFeatures } from './list-features.ts';
import { Moment } from './moment.tsx';
import type { ListedRecord } from './record-kind.ts';

/** A text of at most two lines in a table; shown in full on hover. */
function TextCell({ text }: { text: string }) {
  return (
    <span title={text} className="line-clamp-3 wrap-anywhere table:leading-row xl:line-clamp-2">
      {text || '—'}
    </span>
  );
}

/** Two facts above each other. They wrap where the column is narrow; texts of visitors end after four lines. */
function TwoLineCell({ first, second }: TwoLines) {
  return (
    <span title={[first, second].filter(Boolean).join(' · ')} className="block table:leading-row">
      <span className="line-clamp-4 wrap-anywhere">{first || '—'}</span>
      {second && (
        <span className="line-clamp-4 wrap-anywhere text-ink-soft table:text-xs table:leading-row">
          {second}
        </span>
      )}
    </span>
  );
}

/** What a cell shows on its two lines. */
export interface TwoLines {
  first: string;
  second: string | null;
}

/**
 * Returns builders for columns. A column whose id is a sort key of the API can be sorted by its header.
 */
export function buildRecordColumns<Item extends ListedRecord>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    list: helper.columns,
    text: (id: string, header: string, className: string, formatValue: (item: Item) => string) =>
      helper.accessor(formatValue, {
        id,
        header,
        sortDescFirst: false,
        meta: { className },
        cell: ({ getValue }) => <TextCell text={getValue()} />,
      }),
    twoLines: (id: string, header: string, className: string, read: (item: Item) => TwoLines) =>
      helper.accessor((item) => read(item).first, {
        id,
        header,
        sortDescFirst: false,
        meta: { className },
        cell: ({ row }) => <TwoLineCell {...read(row.original)} />,
      }),
    /** Says whether visitors see the record. */
    active: (className: string, isActive: (item: Item) => boolean) =>
      helper.accessor(isActive, {
        id: 'isActive',
        header: 'Status',
        sortDescFirst: true,
        meta: { className, card: 'status' },
        cell: ({ getValue }) => <ActiveBadge isActive={getValue()} />,
      }),
    actions: (className: string, cell: (item: Item) => ReactNode) =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { className },
        cell: ({ row }) => cell(row.original),
      }),
    created: (header = 'Date') =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header,
        sortDescFirst: true,
        meta: {
          className: 'table:w-28 xl:w-36',
          besideClassName: 'table:max-bar:hidden table:w-36',
          card: 'moment',
        },
        cell: ({ getValue }) => <Moment iso={getValue()} format={formatInList} />,
      }),
  };
}
