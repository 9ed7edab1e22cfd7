import type { BadgeColor } from '#contract/lead.ts';

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

/** A state as text, with a dot in its color: quieter than a badge, for what most records have in common. */
export function State({ color, text }: { color: BadgeColor; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2 flex-none rounded-full ${dots[color]}`} />
      {text}
    </span>
  );
}
