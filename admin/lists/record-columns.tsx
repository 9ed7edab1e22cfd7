import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ActiveBadge } from './active-state.tsx';
import type { listFeatures } from './list-features.ts';
import { Moment } from './moment.tsx';
import type { ListedRecord } from './record-kind.ts';
import { TextCell } from './text-cell.tsx';

/**
 * The columns that any list is composed of. A column whose id is one of the API's sort keys can be
 * sorted by its head.
 */
export function recordColumns<Item extends ListedRecord>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    list: helper.columns,
    text: (id: string, header: string, className: string, textOf: (item: Item) => string) =>
      helper.accessor(textOf, {
        id,
        header,
        sortDescFirst: false,
        meta: { className },
        cell: ({ getValue }) => <TextCell text={getValue()} />,
      }),
    /** Whether visitors see the record. */
    active: (className: string, isActive: (item: Item) => boolean) =>
      helper.accessor(isActive, {
        id: 'isActive',
        header: 'Status',
        sortDescFirst: true,
        meta: { className },
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
        meta: { className: 'md:w-26 xl:w-44' },
        cell: ({ getValue }) => <Moment iso={getValue()} />,
      }),
  };
}
