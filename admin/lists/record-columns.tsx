import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { formatInList, Moment } from './dates.tsx';
import type { ListedRecord } from './record-kind.ts';
import type { CardPlace, ColumnMeta, listFeatures } from './record-view.ts';
import { ActiveState } from './visibility.tsx';

/** A text of at most two lines in a table; shown in full on hover. */
function TextCell({ text }: { text: string }) {
  return (
    <span
      title={text}
      className="wrap-anywhere max-table:line-clamp-2 table:line-clamp-3 table:leading-row xl:line-clamp-2"
    >
      {text || '—'}
    </span>
  );
}

/** Two facts above each other. They wrap where the column is narrow; texts of visitors end after four lines. */
function TwoLineCell({ first, aside, onCard, second }: TwoLines) {
  return (
    <span
      title={[first, aside, onCard, second].filter(Boolean).join(' · ')}
      className="max-table:line-clamp-4 table:block table:leading-row"
    >
      <span className="wrap-anywhere table:line-clamp-4">
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
        <span data-second="" className="text-ink-soft table:hidden">
          {' · '}
        </span>
      )}
      {second && (
        <span
          data-second=""
          className="wrap-anywhere text-ink-soft table:line-clamp-4 table:text-xs table:leading-row"
        >
          {second}
        </span>
      )}
    </span>
  );
}

/** What a cell shows on its two lines. */
interface TwoLines {
  first: string;
  /** Stands after the first, smaller in a table. */
  aside?: string | null;
  /** Stands after the first on a card only, where other columns have no place. */
  onCard?: string | null;
  second: string | null;
}

/**
 * Returns builders for columns. A column whose id is a sort key of the API can be sorted by its header.
 */
export function buildRecordColumns<Item extends ListedRecord>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    list: helper.columns,
    text: (
      id: string,
      header: string,
      className: string,
      formatValue: (item: Item) => string,
      card?: CardPlace,
    ) =>
      helper.accessor(formatValue, {
        id,
        header,
        sortDescFirst: false,
        meta: { className, ...(card && { card }) },
        cell: ({ getValue }) => <TextCell text={getValue()} />,
      }),
    twoLines: (
      id: string,
      header: string,
      className: string,
      read: (item: Item) => TwoLines,
      /** Its place on a card, or that and what else it needs. */
      place: CardPlace | Omit<ColumnMeta, 'className'> = {},
    ) =>
      helper.accessor((item) => read(item).first, {
        id,
        header,
        sortDescFirst: false,
        meta: { className, ...(typeof place === 'string' ? { card: place } : place) },
        cell: ({ row }) => <TwoLineCell {...read(row.original)} />,
      }),
    /** Says whether visitors see the record. */
    active: (className: string, isActive: (item: Item) => boolean) =>
      helper.accessor(isActive, {
        id: 'isActive',
        header: 'Status',
        sortDescFirst: true,
        meta: { className, card: 'status' },
        cell: ({ getValue }) => <ActiveState isActive={getValue()} />,
      }),
    actions: (className: string, cell: (item: Item) => ReactNode) =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { className },
        cell: ({ row }) => cell(row.original),
      }),
    /** When it was created; a card leaves it out with null. */
    created: (header = 'Date', card: CardPlace | null = 'moment') =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header,
        sortDescFirst: true,
        meta: {
          className: 'table:w-28 xl:w-36 bar:w-33 2xl:w-36',
          besideClassName: 'table:max-bar:hidden table:w-33 2xl:w-36',
          ...(card && { card }),
        },
        cell: ({ getValue }) => <Moment iso={getValue()} format={formatInList} />,
      }),
  };
}
