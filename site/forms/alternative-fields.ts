import type { Outcome } from './outcome.ts';

/** Fields of a form that can be filled in instead of a field of the contract. */
export type AlternativeFields = Readonly<Record<string, readonly string[]>>;

/**
 * Copies each error to those alternatives of its field that were left blank: if the full name is missing,
 * first and last name get the error too.
 */
export function addAlternativeErrors(
  outcome: Outcome | null,
  sent: Readonly<Record<string, unknown>>,
  alternatives: AlternativeFields,
): Outcome | null {
  if (outcome?.kind !== 'failure') return outcome;
  const errors = outcome.errors.flatMap((error) => [
    error,
    ...(alternatives[error.field] ?? [])
      .filter((name) => isBlank(sent[name]))
      .map((name) => ({ ...error, field: name })),
  ]);
  return { ...outcome, errors };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
