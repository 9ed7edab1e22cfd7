let last: Promise<unknown> = Promise.resolve();

/** Runs work on pictures, one after another in the order of the calls: each may need much memory. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
