import type { LeadFacts } from '#contract/leads/lead.ts';
import type { ListSource } from '../lists/record-view.ts';

/** Filters of every type: owner, overdue, dealer and source. */
const workFilters = ['assignedTo', 'overdue', 'dealerId', 'source'];

/** Builds the list source of a request type. */
export function buildLeadList(facts: LeadFacts): ListSource {
  return {
    kind: facts,
    shape: {
      statuses: Object.keys(facts.statuses),
      filters: [...facts.filters, 'from', 'until', ...workFilters],
      // Sort keys of all types, then those of this type.
      sortKeys: ['createdAt', 'updatedAt', 'status', 'nextFollowUp', ...facts.sorts],
    },
    pageSize: 50,
    statsKind: facts,
  };
}
