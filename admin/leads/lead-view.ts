import { createContext, type FunctionComponent, type ReactNode, use, useMemo } from 'react';
import { isBlocking } from '#contract/appointments/appointment.ts';
import { formatRupees, groupDigits } from '#contract/format/rupees.ts';
import { formatReference, type LeadFacts, type LeadRecordBase } from '#contract/leads/lead.ts';
import type { LeadColumns } from './lead-columns.tsx';

/** A filter that offers known values and any others found in the records. */
export interface LeadFilter {
  /** One of `facts.filters`. */
  field: string;
  label: string;
  /** The label of the choice that does not filter. */
  allLabel: string;
  known: readonly string[];
  /** Whether it is beside the search, not behind 'Filters'. */
  isPrimary?: boolean;
}

/** The dealership that the customer chose. The dealer that answers may be another one. */
export const requestedDealershipFilter = (field: string): LeadFilter => ({
  field,
  label: 'Requested dealership',
  allLabel: 'All requested dealerships',
  known: [],
});

export const cityFilter: LeadFilter = {
  field: 'city',
  label: 'City',
  allLabel: 'All cities',
  known: [],
};

export interface DetailsProps<Lead> {
  lead: Lead;
  /** The planned time, which types with appointments place in their details. */
  planned?: ReactNode;
  /** Whether it equals the requested time, which is then printed only. */
  isPlannedAsWished?: boolean;
}

/** How the back office shows one request type: columns, details and editable fields. */
export interface LeadView<Lead extends LeadRecordBase> {
  facts: LeadFacts;
  /** Labels by counter of the facts, in order. */
  counters: Record<string, string>;
  filters: readonly LeadFilter[];
  columns: LeadColumns<Lead>;
  /** Returns a request's name for messages and labels: the customer's name. */
  formatName: (lead: Lead) => string;
  Details: FunctionComponent<DetailsProps<Lead>>;
  /** Shows a file of the request instead of the details, beside the form. */
  FilePane?: FunctionComponent<{ lead: Lead }>;
  /** The title of the details on paper; without one they cannot be printed. */
  printTitle?: string;
  /** Titles of the empty lines on paper, which staff fill in by hand. */
  printLines?: readonly string[];
  /** The choices of fields that only this type has. */
  choices?: Readonly<Record<string, readonly string[]>>;
  EditFields: FunctionComponent<{ lead: Lead }>;
}

/** The context that the components of a screen share. */
export interface LeadScreenContext {
  facts: LeadFacts;
  choices?: LeadView<LeadRecordBase>['choices'];
  formatName: (lead: LeadRecordBase) => string;
}

export const LeadContext = createContext<LeadScreenContext | null>(null);

/** Builds the context for the components of a view. */
export function useLeadContext<Lead extends LeadRecordBase>({
  facts,
  formatName,
  choices,
}: LeadView<Lead>): LeadScreenContext {
  return useMemo(
    // Components of the view only pass requests of its type.
    () => ({
      facts,
      formatName: formatName as LeadScreenContext['formatName'],
      ...(choices && { choices }),
    }),
    [facts, formatName, choices],
  );
}

/** Returns the context of the surrounding screen. Throws outside a LeadScreen. */
export function useLeadScreen(): LeadScreenContext {
  const screen = use(LeadContext);
  if (!screen) throw new Error('useLeadScreen must be used inside a LeadScreen');
  return screen;
}

/** What deleting a request does to its appointment; undefined if it cannot have an upcoming one. */
function describeConsequence({ appointment }: LeadFacts, { status }: LeadRecordBase) {
  const ofAppointment = appointment?.statuses[status];
  return ofAppointment && isBlocking(ofAppointment)
    ? 'An appointment to come is cancelled, and the customer is told by email.'
    : undefined;
}

/** The texts for deleting a request. */
export function describeDeletion(facts: LeadFacts, lead: LeadRecordBase, name: string) {
  return {
    name,
    detail: `${name}, reference ${formatReference(lead._id)}`,
    failed: `${name} could not be deleted.`,
    consequence: describeConsequence(facts, lead),
  };
}

/** Joins the values that are not empty on one line. */
export function joinValues(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** Formats a distance in kilometers: '45,000 km'. */
export const formatKilometers = (distance: number | null): string | null =>
  distance === null ? null : `${groupDigits(distance)} km`;

/** Formats whole rupees: 'PKR 25,000'. */
export const formatAmount = (rupees: number | null): string | null =>
  rupees === null ? null : formatRupees(rupees);

/** Returns the full name of a person. */
export const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
