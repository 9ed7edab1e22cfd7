import type { LeadFacts } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';

/** A request type on the dashboard. */
export interface RequestKind {
  facts: LeadFacts;
  /** Whether customers come at a time. */
  hasAppointments: boolean;
}

/** All request types. */
export const requestKinds: readonly RequestKind[] = leadTypes.map((facts) => ({
  facts,
  hasAppointments: facts.appointment !== null,
}));
