const errorCodes = { duplicate: '23505', exclusion: '23P01' } as const;

/** The constraint that a failed statement violates; null if it failed for another reason. */
function findViolated(error: unknown, kind: keyof typeof errorCodes): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const isViolation = cause instanceof Error && 'code' in cause && cause.code === errorCodes[kind];
  return isViolation && 'constraint' in cause ? cause.constraint : null;
}

/** Whether a statement failed because it violates this unique index. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  findViolated(error, 'duplicate') === index;

/** Whether a statement failed because it violates a unique index. */
export const isAnyDuplicate = (error: unknown): boolean =>
  findViolated(error, 'duplicate') !== null;

/** Whether a statement failed because it violates this exclusion constraint. */
export const isExcluded = (error: unknown, constraint: string): boolean =>
  findViolated(error, 'exclusion') === constraint;
