import { createColumnHelper } from '@tanstack/react-table';
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
