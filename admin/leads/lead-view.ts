import { createContext, type FunctionComponent, use } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import type { LeadColumns } from './lead-columns.tsx';

/** A filter of a list that offers known values and whatever else the records hold. */
export interface LeadFilter {
  /** One of the facts' filters. */
  field: string;
  label: string;
  /** The words of the choice that filters nothing. */
  every: string;
  known: readonly string[];
}

/** How one type of request looks in the office: its columns, its details and what can be edited. */
export interface LeadView<Lead extends LeadRecordBase> {
  facts: LeadFacts;
  /** The facts' counters with their labels, in their order. */
  counters: Record<string, string>;
  filters: readonly LeadFilter[];
  columns: LeadColumns<Lead>;
  /** How a record is called in messages and labels: the customer's name. */
  nameOf: (lead: Lead) => string;
  Details: FunctionComponent<{ lead: Lead }>;
  /** The labels of the facts' update fields, for the form and for edits that collide. */
  editLabels: Record<string, string>;
  EditFields: FunctionComponent;
}

/** What the parts of a screen share. */
export interface LeadScreenContext {
  facts: LeadFacts;
  nameOf: (lead: LeadRecordBase) => string;
}

export const LeadContext = createContext<LeadScreenContext | null>(null);

/** The screen that a part stands in; using it elsewhere is a developer error. */
export function useLeadScreen(): LeadScreenContext {
  const screen = use(LeadContext);
  if (!screen) throw new Error('useLeadScreen is for the parts of a LeadScreen');
  return screen;
}
