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
