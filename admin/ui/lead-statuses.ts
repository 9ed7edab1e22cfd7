import type { BadgeColor, LeadFacts, LeadRecordBase, ResponseTimes } from '#contract/leads/lead.ts';

/** Returns the badge color of a status; grey if the type does not list it. */
export const findStatusColor = (facts: LeadFacts, status: string): BadgeColor =>
  facts.statuses[status] ?? 'grey';

/** Whether a request still needs work. */
export const isOpen = (facts: LeadFacts, { status }: { status: string }): boolean =>
  facts.openStatuses.includes(status);

/** Whether a request of a type with a response target waits for its first answer. */
export const isUnanswered = (
  facts: LeadFacts,
  lead: LeadRecordBase & Partial<ResponseTimes>,
): boolean => isOpen(facts, lead) && Boolean(lead.responseDueAt) && !lead.firstResponseAt;

/** Returns all statuses of the type, and the current one if it is not among them. */
export function listStatusChoices(facts: LeadFacts, current?: string): string[] {
  const known = Object.keys(facts.statuses);
  return !current || known.includes(current) ? known : [current, ...known];
}
