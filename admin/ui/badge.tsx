import type { BadgeColor } from '#contract/leads/lead.ts';

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

const dots: Record<BadgeColor, string> = {
  // Badges' amber is too dark for a dot.
  amber: 'bg-[light-dark(#b96f00,var(--color-amber))]',
  blue: 'bg-blue',
  violet: 'bg-violet',
  teal: 'bg-teal',
  pink: 'bg-pink',
  green: 'bg-green',
  red: 'bg-red',
  grey: 'border-2 border-grey',
};

/** A state as text, with a dot in its color: quieter than a badge, for a state that most records share. */
export function State({ color, text }: { color: BadgeColor; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2 flex-none rounded-full ${dots[color]}`} />
      {text}
    </span>
  );
}
