/** What the password library was asked to check. */
export const checks = { hashes: [] as string[], running: 0, mostAtOnce: 0 };

/** A check to put in the library’s place: it notes what it is asked. */
export const notedCheck =
  (isRight: (given: string) => boolean) =>
  async (hash: string, given: string): Promise<boolean> => {
    checks.hashes.push(hash);
    checks.running += 1;
    checks.mostAtOnce = Math.max(checks.mostAtOnce, checks.running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    checks.running -= 1;
    return isRight(given);
  };
