import type { LeadFacts } from '#contract/lead.ts';
import type { ListSource } from '../lists/list-source.ts';

/** Builds the list source of a request type. */
export function buildLeadList(facts: LeadFacts): ListSource {
  return {
    kind: facts,
    shape: {
      statuses: Object.keys(facts.statuses),
      filters: [...facts.filters, 'from', 'until'],
      // Sort keys of all types, then those of this type.
      sortKeys: ['createdAt', 'updatedAt', 'status', ...facts.sorts],
    },
    pageSize: 50,
    statsKind: facts,
  };
}
