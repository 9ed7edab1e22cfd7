import type { BadgeColour, LeadFacts } from '#contract/lead.ts';

/** The colour of a status; grey where the type does not know it. */
export const statusColour = (facts: LeadFacts, status: string): BadgeColour =>
  facts.statuses[status] ?? 'grey';

/** Every status of the type, and the record's own if it is none of them. */
export function statusChoices(facts: LeadFacts, current?: string): string[] {
  const known = Object.keys(facts.statuses);
  return !current || known.includes(current) ? known : [current, ...known];
}
