import type { Outcome } from './outcome.ts';

/** Fields that a form asks for in place of one that the contract names. */
export type StandIns = Readonly<Record<string, readonly string[]>>;

/**
 * The outcome with each error said at the field's stand-ins too, those that were left blank: a full
 * name is missing where a first or a last one is.
 */
export function withStandIns(
  outcome: Outcome | null,
  sent: Readonly<Record<string, unknown>>,
  standIns: StandIns,
): Outcome | null {
  if (outcome?.kind !== 'failure') return outcome;
  const errors = outcome.errors.flatMap((error) => [
    error,
    ...(standIns[error.field] ?? [])
      .filter((name) => isBlank(sent[name]))
      .map((name) => ({ ...error, field: name })),
  ]);
  return { ...outcome, errors };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
