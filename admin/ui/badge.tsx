import type { BadgeColor } from '#contract/lead.ts';

/** The classes of each badge color. */
export const badges: Record<BadgeColor, string> = {
  amber: 'bg-amber-soft text-amber',
  blue: 'bg-blue-soft text-blue',
  violet: 'bg-violet-soft text-violet',
  teal: 'bg-teal-soft text-teal',
  pink: 'bg-pink-soft text-pink',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
};

/** A short text on a colored background. */
export function Badge({ color, text }: { color: BadgeColor; text: string }) {
  return (
    <span
      className={`inline-flex h-6 items-center justify-self-start rounded-full px-3 text-xs font-medium ${badges[color]}`}
    >
      {text}
    </span>
  );
}
