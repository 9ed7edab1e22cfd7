/** Whether a statement failed because it violates this unique index. */
export function isDuplicate(error: unknown, index: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === '23505' &&
    'constraint' in cause &&
    cause.constraint === index
  );
}
