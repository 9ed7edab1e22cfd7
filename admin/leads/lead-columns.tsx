import { createColumnHelper } from '@tanstack/react-table';
import type { BadgeColor, LeadRecordBase } from '#contract/leads/lead.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import type { listFeatures, RecordColumns } from '../lists/record-view.ts';
import { State } from '../ui/badge.tsx';
import { DueLabel } from './due-label.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import {
  type Appointment,
  AppointmentCell,
  type Contact,
  CustomerCell,
  DealershipCell,
  WorkCell,
} from './lead-cells.tsx';
import { RowActions, StatusSelect } from './row-actions.tsx';

export type LeadColumns<Lead extends LeadRecordBase> = RecordColumns<Lead>;

const customerWidths = {
  wide: 'table:w-[22%] xl:w-72 bar:pointer-fine:w-56 2xl:pointer-fine:w-64 3xl:pointer-fine:w-80',
  medium: 'table:w-[18%] xl:w-66 bar:pointer-fine:w-48 2xl:pointer-fine:w-64 3xl:pointer-fine:w-80',
  // As medium, but with room for the city where the window is wide.
  applicant:
    'table:w-[18%] xl:w-66 bar:pointer-fine:w-56 2xl:pointer-fine:w-64 3xl:pointer-fine:w-80',
  narrow:
    'table:w-[18%] xl:w-53 bar:w-50 bar:pointer-fine:w-36.5 2xl:pointer-fine:w-48 3xl:pointer-fine:w-62',
} as const;

/** Returns builders for the columns of request lists. */
export function buildLeadColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof listFeatures, Lead>();
  return {
    ...buildRecordColumns<Lead>(),
    /** Name and phone; the name links to the details. Use 'narrow' or 'medium' for lists with many columns. */
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
        meta: { className: `${className} table:text-end`, card: 'detail' },
        cell: ({ getValue }) => (
          <span className="block tabular table:text-end">
            {getValue() ?? <span data-missing>—</span>}
          </span>
        ),
      }),
    /** A status other than the request's own: quieter than that one. */
    secondStatus: (
      id: string,
      header: string,
      className: string,
      readState: (lead: Lead) => { color: BadgeColor; text: string },
    ) =>
      helper.accessor((lead) => readState(lead).text, {
        id,
        header,
        sortDescFirst: false,
        meta: { className, card: 'labeled' },
        cell: ({ row }) => <State {...readState(row.original)} />,
      }),
    /** When the customer comes: as confirmed, or as wished. Sorted by `appointmentAt`. */
    appointment: (isOpen: (lead: Lead) => boolean, readAppointment: (lead: Lead) => Appointment) =>
      helper.accessor((lead) => readAppointment(lead).wished.date, {
        id: 'appointmentAt',
        header: 'Appointment',
        sortDescFirst: false,
        meta: {
          className:
            'table:w-28 lg:w-32 xl:w-40 bar:w-33 bar:max-2xl:pointer-fine:w-31 2xl:w-36 3xl:w-40',
          besideClassName: 'table:max-[118rem]:hidden table:w-42',
          card: 'detail',
        },
        cell: ({ row }) => (
          <AppointmentCell isOpen={isOpen(row.original)} {...readAppointment(row.original)} />
        ),
      }),
    /** The dealership that the customer chose, with its city below. */
    dealership: (id: string, readLabel: (lead: Lead) => string) =>
      helper.accessor(readLabel, {
        id,
        header: 'Dealership',
        sortDescFirst: false,
        meta: { className: '', card: 'more' },
        cell: ({ getValue }) => <DealershipCell label={getValue()} />,
      }),
    files: (header: string, className: string, listFiles: (lead: Lead) => readonly FileLink[]) =>
      helper.display({
        id: 'files',
        header,
        meta: { className: `${className} max-table:-my-2!`, card: 'more' },
        cell: ({ row }) => <FileLinks files={listFiles(row.original)} />,
      }),
    status: () =>
      helper.accessor(({ status }) => status, {
        id: 'status',
        header: 'Status',
        sortDescFirst: false,
        meta: {
          className: 'table:w-32 table:pointer-coarse:w-34 xl:w-34 bar:max-2xl:pointer-fine:w-31',
          besideClassName: 'table:w-34 bar:max-2xl:pointer-fine:w-32',
          card: 'status',
        },
        cell: ({ row }) => <StatusSelect lead={row.original} />,
      }),
    /** Who answers it, and when staff get back to the customer. Where a table has no room, the details say it. */
    work: () =>
      helper.accessor(({ nextFollowUp }) => nextFollowUp, {
        id: 'nextFollowUp',
        header: 'Follow-up',
        sortDescFirst: false,
        meta: {
          className:
            'table:max-bar:hidden table:pointer-coarse:max-2xl:hidden table:w-27.5 2xl:w-36',
          card: 'owner',
          headerStart: 'Owner',
        },
        cell: ({ row, getValue }) => <WorkCell owner={row.original.assignedTo} at={getValue()} />,
      }),
    /** When the request came, and while nobody has answered, until when that is to be done. */
    received: (isWaiting: (lead: Lead) => boolean) =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header: 'Date',
        sortDescFirst: true,
        meta: {
          className: 'table:w-28 xl:w-36 bar:w-33 2xl:w-36',
          besideClassName: 'table:max-bar:hidden table:w-33 2xl:w-36',
          card: 'moment',
        },
        cell: ({ row, getValue }) => (
          <span className="max-table:contents table:block table:leading-row">
            <Moment iso={getValue()} format={formatInList} />
            {isWaiting(row.original) && (
              <span className="flex max-table:col-start-2 max-table:row-start-1 max-table:self-start max-table:justify-self-end">
                <DueLabel lead={row.original} />
              </span>
            )}
          </span>
        ),
      }),
    actions: () =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: {
          className: 'table:w-20 bar:max-2xl:pointer-fine:w-12.5 bar:max-2xl:pointer-fine:px-1',
        },
        cell: ({ row }) => <RowActions lead={row.original} />,
      }),
  };
}
