import type { LeadFacts } from '#contract/lead.ts';
import type { ListSource } from '../lists/list-source.ts';

/** The list of any type of request. */
export function leadList(facts: LeadFacts): ListSource {
  return {
    kind: facts,
    shape: {
      statuses: Object.keys(facts.statuses),
      filters: facts.filters,
      // What the API sorts every type by, and the type's own.
      sortKeys: ['createdAt', 'updatedAt', 'status', ...facts.sorts],
    },
    pageSize: 50,
    counted: facts,
  };
}
