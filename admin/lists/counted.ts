import { groupDigits } from '#contract/rupees.ts';

/** A number of things: '1 inquiry', '1,200 inquiries', '10,000+ inquiries' where there are more. */
export const counted = (
  count: number,
  noun: { one: string; many: string },
  isAtLeast = false,
): string => `${groupDigits(count)}${isAtLeast ? '+' : ''} ${count === 1 ? noun.one : noun.many}`;
