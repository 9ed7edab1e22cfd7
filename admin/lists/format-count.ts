import { groupDigits } from '#contract/rupees.ts';

/** Formats a count with its noun: '1 inquiry', '1,200 inquiries', '10,000+ inquiries' if there may be more. */
export const formatCount = (
  count: number,
  noun: { one: string; many: string },
  isAtLeast = false,
): string => `${groupDigits(count)}${isAtLeast ? '+' : ''} ${count === 1 ? noun.one : noun.many}`;
