import { type OperatingStatus, type StatusPart, statusWarnings } from '#contract/status.ts';

/** How a part of the product runs, in a word and a color. */
export interface PartState {
  text: string;
  color: 'green' | 'amber' | 'red' | 'grey';
}

/** Finds how a part runs: it needs attention if a warning is about it. */
export function findPartState(
  part: StatusPart,
  { warnings, backup, cleanup }: Pick<OperatingStatus, 'warnings' | 'backup' | 'cleanup'>,
): PartState {
  const hasWarning = Object.values(statusWarnings).some(
    (warning) => warning.part === part && warnings.includes(warning.text),
  );
  if (hasWarning) return { text: 'Needs attention', color: 'red' };
  if (part === 'backup' && !backup.isScheduled) return { text: 'Not scheduled', color: 'amber' };
  if (part === 'cleanup' && !cleanup) return { text: 'Not run yet', color: 'grey' };
  return { text: 'In order', color: 'green' };
}

const dots = {
  green: 'bg-green',
  // Badges' amber is too dark for a dot.
  amber: 'bg-[light-dark(#b96f00,var(--color-amber))]',
  red: 'bg-red',
  grey: 'border-2 border-grey',
} as const;

/** The state of a part, with a dot in its color. */
export function StateLine({ text, color }: PartState) {
  return (
    <p className="flex items-center gap-1.5 text-xs">
      <span aria-hidden className={`size-2 flex-none rounded-full ${dots[color]}`} />
      {text}
    </p>
  );
}
