import { createColumnHelper } from '@tanstack/react-table';
import type { LeadRecordBase } from '#contract/lead.ts';
import type { listFeatures, RecordColumns } from '../lists/list-features.ts';
import { recordColumns } from '../lists/record-columns.tsx';
import { type Contact, CustomerCell } from './customer-cell.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import { RowActions } from './row-actions.tsx';
import { StatusSelect } from './status-select.tsx';

export type LeadColumns<Lead extends LeadRecordBase> = RecordColumns<Lead>;

const customerRoom = {
  wide: 'md:w-[31%] xl:w-[40%]',
  narrow: 'md:w-[18%] lg:w-[21%]',
} as const;

/** The columns that lists of requests are composed of. */
export function leadColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof listFeatures, Lead>();
  return {
    ...recordColumns<Lead>(),
    /** Name, phone and e-mail; the name opens the details. Narrow leaves room for more columns. */
    customer: (
      id: string,
      contactOf: (lead: Lead) => Contact,
      header = 'Customer',
      room: keyof typeof customerRoom = 'wide',
    ) =>
      helper.accessor((lead) => contactOf(lead).name, {
        id,
        header,
        sortDescFirst: false,
        meta: { className: customerRoom[room] },
        cell: ({ row }) => (
          <CustomerCell id={row.original._id} {...contactOf(row.original)} room={room} />
        ),
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
    actions: () =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { className: 'md:w-20 xl:w-22' },
        cell: ({ row }) => <RowActions lead={row.original} />,
      }),
  };
}
