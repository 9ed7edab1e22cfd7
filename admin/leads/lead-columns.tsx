import { createColumnHelper } from '@tanstack/react-table';
import type { BadgeColor, LeadRecordBase } from '#contract/leads/lead.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import type { listFeatures, RecordColumns } from '../lists/record-view.ts';
import { State } from '../ui/badge.tsx';
import { DueLabel } from './due-label.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import {
  AnswererCell,
  type Appointment,
  AppointmentCell,
  type Contact,
  CustomerCell,
  DealershipCell,
  WorkCell,
} from './lead-cells.tsx';
import { RowActions, StatusSelect } from './row-actions.tsx';

export type LeadColumns<Lead extends LeadRecordBase> = RecordColumns<Lead>;

/** Less for lists with many columns. On touch screens the customer's icons are always beside the name (admin.css). */
const customerWidths = {
  wide: 'calc(20cqi + var(--row-icons))',
  medium: 'calc(17cqi + var(--row-icons))',
  narrow: 'calc(max(9rem, 12.5cqi) + var(--row-icons))',
} as const;

/** Returns builders for the columns of request lists. */
export function buildLeadColumns<Lead extends LeadRecordBase>() {
  return {
    ...buildRecordColumns<Lead>(),
    customer: buildCustomerColumn<Lead>,
    ...buildRequestColumns<Lead>(),
    ...buildWorkColumns<Lead>(),
  };
}

/** Name and phone; the name links to the details. Use 'narrow' or 'medium' for lists with many columns. */
function buildCustomerColumn<Lead extends LeadRecordBase>(
  id: string,
  readContact: (lead: Lead) => Contact,
  header = 'Customer',
  width: keyof typeof customerWidths = 'wide',
) {
  return createColumnHelper<typeof listFeatures, Lead>().accessor(
    (lead) => readContact(lead).name,
    {
      id,
      header,
      sortDescFirst: false,
      meta: { slot: 'title', width: customerWidths[width] },
      cell: ({ row }) => <CustomerCell lead={row.original} {...readContact(row.original)} />,
    },
  );
}

/** Builders for what the customer sent. */
function buildRequestColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof listFeatures, Lead>();
  return {
    /** An amount of money, right-aligned in the table. */
    amount: (id: string, header: string, formatAmount: (lead: Lead) => string | null) =>
      helper.accessor(formatAmount, {
        id,
        header,
        sortDescFirst: true,
        meta: { slot: 'detail', width: 'clamp(7rem, 11cqi, 8.5rem)', className: 'table:text-end' },
        cell: ({ getValue }) => (
          <span className="block tabular table:text-end">
            {getValue() ?? <span data-missing>—</span>}
          </span>
        ),
      }),
    /** A second status, less prominent than the request's own. */
    secondStatus: (
      id: string,
      header: string,
      readState: (lead: Lead) => { color: BadgeColor; text: string },
    ) =>
      helper.accessor((lead) => readState(lead).text, {
        id,
        header,
        sortDescFirst: false,
        meta: { slot: 'labeled', width: '7rem' },
        cell: ({ row }) => <State {...readState(row.original)} />,
      }),
    /** When the customer comes: the confirmed time, else the requested one. Sorted by `appointmentAt`. */
    appointment: (isOpen: (lead: Lead) => boolean, readAppointment: (lead: Lead) => Appointment) =>
      helper.accessor((lead) => readAppointment(lead).wished.date, {
        id: 'appointmentAt',
        header: 'Appointment',
        sortDescFirst: false,
        meta: { slot: 'appointment', width: 'clamp(7.75rem, 11.2cqi, 10rem)' },
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
        meta: { slot: 'more' },
        cell: ({ getValue }) => <DealershipCell label={getValue()} />,
      }),
    /** The dealer that answers, with its city below: after a hand-over another one than before. */
    answeredBy: () =>
      helper.display({
        id: 'dealer',
        header: 'Answered by',
        meta: { slot: 'more', width: 'clamp(7rem, 11cqi, 11rem)' },
        cell: ({ row }) => <AnswererCell dealerId={row.original.dealerId} />,
      }),
    files: (header: string, listFiles: (lead: Lead) => readonly FileLink[]) =>
      helper.display({
        id: 'files',
        header,
        meta: {
          slot: 'more',
          // In a wide table the two links are side by side.
          width: 'clamp(5.25rem, 36cqi - 16.5rem, 10rem)',
          className: 'max-table:-my-2!',
        },
        cell: ({ row }) => <FileLinks files={listFiles(row.original)} />,
      }),
  };
}

/** Builders for what staff do about it. */
function buildWorkColumns<Lead extends LeadRecordBase>() {
  const helper = createColumnHelper<typeof listFeatures, Lead>();
  return {
    status: () =>
      helper.accessor(({ status }) => status, {
        id: 'status',
        header: 'Status',
        sortDescFirst: false,
        meta: { slot: 'status', width: columnWidths.status },
        cell: ({ row }) => <StatusSelect lead={row.original} />,
      }),
    /** The owner, and when staff get back to the customer. Narrow tables leave it to the details. */
    work: () =>
      helper.accessor(({ nextFollowUp }) => nextFollowUp, {
        id: 'nextFollowUp',
        header: 'Follow-up',
        sortDescFirst: false,
        meta: { slot: 'owner', width: 'clamp(6.875rem, 9.7cqi, 9rem)', headerStart: 'Owner' },
        cell: ({ row, getValue }) => <WorkCell owner={row.original.assignedTo} at={getValue()} />,
      }),
    /** When the request came, and until it is answered, the deadline. */
    received: (isWaiting: (lead: Lead) => boolean = () => false) =>
      helper.accessor(({ createdAt }) => createdAt, {
        id: 'createdAt',
        header: 'Date',
        sortDescFirst: true,
        meta: { slot: 'moment', width: `max(8.25rem, ${columnWidths.moment})` },
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
        meta: { slot: 'actions', width: 'var(--row-actions)', className: 'pointer-fine:px-1!' },
        cell: ({ row }) => <RowActions lead={row.original} />,
      }),
  };
}
