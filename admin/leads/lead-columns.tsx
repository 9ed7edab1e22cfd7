import {
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { LeadRecordBase } from '#contract/lead.ts';
import { type Contact, CustomerCell } from './customer-cell.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import { Moment } from './moment.tsx';
import { RowActions } from './row-actions.tsx';
import { StatusSelect } from './status-select.tsx';
import { TextCell } from './text-cell.tsx';

interface ColumnLook {
  /** The classes of its cells, which give its width where the list is a table. */
  className: string;
}

/** What our tables can do. Order, filters and pages are the server's. */
export const leadFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

export type LeadColumns<Lead extends LeadRecordBase> = ReturnType<
  ColumnHelper<typeof leadFeatures, Lead>['columns']
>;

/**
 * The columns that lists of requests are composed of. A column whose id is one of the API's sort
 * keys can be sorted by its head.
 */
export function leadColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof leadFeatures, Lead>();
  return {
    list: helper.columns,
    /** Name, phone and e-mail; the name opens the details. */
    customer: (id: string, contactOf: (lead: Lead) => Contact, header = 'Customer') =>
      helper.accessor((lead) => contactOf(lead).name, {
        id,
        header,
        sortDescFirst: false,
        meta: { className: 'md:w-[31%] xl:w-[40%]' },
        cell: ({ row }) => <CustomerCell id={row.original._id} {...contactOf(row.original)} />,
      }),
    text: (id: string, header: string, className: string, textOf: (lead: Lead) => string) =>
      helper.accessor(textOf, {
        id,
        header,
        sortDescFirst: false,
        meta: { className },
        cell: ({ getValue }) => <TextCell text={getValue()} />,
      }),
    /** A sum of money, its figures under each other where the list is a table. */
    amount: (
      id: string,
      header: string,
      className: string,
      amountOf: (lead: Lead) => string | null,
    ) =>
      helper.accessor(amountOf, {
        id,
        header,
        sortDescFirst: true,
        meta: { className: `${className} md:text-end` },
        cell: ({ getValue }) => (
          <span className="block tabular md:text-end">{getValue() ?? '—'}</span>
        ),
      }),
    files: (header: string, className: string, filesOf: (lead: Lead) => readonly FileLink[]) =>
      helper.display({
        id: 'files',
        header,
        meta: { className },
        cell: ({ row }) => <FileLinks files={filesOf(row.original)} />,
      }),
    status: () =>
      helper.accessor(({ status }) => status, {
        id: 'status',
        header: 'Status',
        sortDescFirst: false,
        meta: { className: 'md:w-32 xl:w-34' },
        cell: ({ row }) => <StatusSelect lead={row.original} />,
      }),
    created: () =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header: 'Date',
        sortDescFirst: true,
        meta: { className: 'md:w-26 xl:w-44' },
        cell: ({ getValue }) => <Moment iso={getValue()} />,
      }),
    actions: () =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { className: 'md:w-20 xl:w-22' },
        cell: ({ row }) => <RowActions lead={row.original} />,
      }),
  };
}
