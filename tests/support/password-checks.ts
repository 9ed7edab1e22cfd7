/** The calls of the password library's check. */
export const checks = { hashes: [] as string[], running: 0, maxParallel: 0 };

/** Returns a check that replaces the library's and records its calls. */
export const makeRecordedCheck =
  (isRight: (given: string) => boolean) =>
  async (hash: string, given: string): Promise<boolean> => {
    checks.hashes.push(hash);
    checks.running += 1;
    checks.maxParallel = Math.max(checks.maxParallel, checks.running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    checks.running -= 1;
    return isRight(given);
  };
