import { createColumnHelper } from '@tanstack/react-table';
import type { BadgeColor, LeadRecordBase } from '#contract/lead.ts';
import { formatInList } from '../lists/dates.ts';
import type { listFeatures, RecordColumns } from '../lists/list-features.ts';
import { Moment } from '../lists/moment.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { Badge } from '../ui/badge.tsx';
import { type Appointment, AppointmentCell } from './appointment-cell.tsx';
import { type Contact, CustomerCell } from './customer-cell.tsx';
import { DueLabel } from './due-label.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import { RowActions } from './row-actions.tsx';
import { StatusSelect } from './status-select.tsx';

export type LeadColumns<Lead extends LeadRecordBase> = RecordColumns<Lead>;

const customerWidths = {
  wide: 'table:w-[22%] xl:w-72 2xl:w-80',
  narrow: 'table:w-[18%] xl:w-62',
} as const;

/** Returns builders for the columns of request lists. */
export function buildLeadColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof listFeatures, Lead>();
  return {
    ...buildRecordColumns<Lead>(),
    /** Name and phone; the name links to the details. Use 'narrow' for lists with many columns. */
    customer: (
      id: string,
      readContact: (lead: Lead) => Contact,
      header = 'Customer',
      width: keyof typeof customerWidths = 'wide',
    ) =>
      helper.accessor((lead) => readContact(lead).name, {
        id,
        header,
        sortDescFirst: false,
        meta: { className: customerWidths[width] },
        cell: ({ row }) => <CustomerCell lead={row.original} {...readContact(row.original)} />,
      }),
    /** An amount of money, right-aligned in the table. */
    amount: (
      id: string,
      header: string,
      className: string,
      formatAmount: (lead: Lead) => string | null,
    ) =>
      helper.accessor(formatAmount, {
        id,
        header,
        sortDescFirst: true,
        meta: { className: `${className} table:text-end` },
        cell: ({ getValue }) => (
          <span className="block tabular table:text-end">{getValue() ?? '—'}</span>
        ),
      }),
    /** A status other than the request's own, as a badge. */
    badge: (
      id: string,
      header: string,
      className: string,
      readBadge: (lead: Lead) => { color: BadgeColor; text: string },
    ) =>
      helper.accessor((lead) => readBadge(lead).text, {
        id,
        header,
        sortDescFirst: false,
        meta: { className },
        cell: ({ row }) => <Badge {...readBadge(row.original)} />,
      }),
    /** When the customer comes: as confirmed, or as wished. Sorted by `appointmentAt`. */
    appointment: (isOpen: (lead: Lead) => boolean, readAppointment: (lead: Lead) => Appointment) =>
      helper.accessor((lead) => readAppointment(lead).wished.date, {
        id: 'appointmentAt',
        header: 'Appointment',
        sortDescFirst: false,
        meta: { className: 'table:w-28 lg:w-32 xl:w-42' },
        cell: ({ row }) => (
          <AppointmentCell isOpen={isOpen(row.original)} {...readAppointment(row.original)} />
        ),
      }),
    files: (header: string, className: string, listFiles: (lead: Lead) => readonly FileLink[]) =>
      helper.display({
        id: 'files',
        header,
        meta: { className },
        cell: ({ row }) => <FileLinks files={listFiles(row.original)} />,
      }),
    status: () =>
      helper.accessor(({ status }) => status, {
        id: 'status',
        header: 'Status',
        sortDescFirst: false,
        meta: { className: 'table:w-32 table:pointer-coarse:w-40 xl:w-34' },
        cell: ({ row }) => <StatusSelect lead={row.original} />,
      }),
    /** When the request came, and while nobody has answered, until when that is to be done. */
    received: (isWaiting: (lead: Lead) => boolean) =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header: 'Date',
        sortDescFirst: true,
        meta: { className: 'table:w-26 xl:w-36' },
        cell: ({ row, getValue }) => (
          <span className="max-table:flex max-table:flex-wrap max-table:gap-x-3">
            <Moment iso={getValue()} format={formatInList} />
            {isWaiting(row.original) && <DueLabel lead={row.original} />}
          </span>
        ),
      }),
    actions: () =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { className: 'table:w-20 xl:w-22' },
        cell: ({ row }) => <RowActions lead={row.original} />,
      }),
  };
}
