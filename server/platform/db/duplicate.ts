/** The unique index that a failed statement violates; null if it failed for another reason. */
function findViolatedIndex(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const isDuplicate = cause instanceof Error && 'code' in cause && cause.code === '23505';
  return isDuplicate && 'constraint' in cause ? cause.constraint : null;
}

/** Whether a statement failed because it violates this unique index. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  findViolatedIndex(error) === index;

/** Whether a statement failed because it violates a unique index. */
export const isAnyDuplicate = (error: unknown): boolean => findViolatedIndex(error) !== null;
