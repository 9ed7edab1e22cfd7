import type { BadgeColour, LeadFacts } from '#contract/lead.ts';

/** A status as a person reads it: 'no-show' is 'No Show'. */
export function statusLabel(status: string): string {
  return status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The classes of a badge of each colour. */
export const badges: Record<BadgeColour, string> = {
  amber: 'bg-amber-soft text-amber',
  blue: 'bg-blue-soft text-blue',
  violet: 'bg-violet-soft text-violet',
  teal: 'bg-teal-soft text-teal',
  pink: 'bg-pink-soft text-pink',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
};

/** The colours of a status; grey where the type does not know it. */
export function statusBadge(facts: LeadFacts, status: string): string {
  return badges[facts.statuses[status] ?? 'grey'];
}

/** Every status of the type, and the record's own if it is none of them. */
export function statusChoices(facts: LeadFacts, current?: string): string[] {
  const known = Object.keys(facts.statuses);
  return !current || known.includes(current) ? known : [current, ...known];
}
