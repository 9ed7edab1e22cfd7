import { AppError } from '#server/platform/errors.ts';

/** Half of Node's worker threads, so that file access and compression keep the others. */
const maxRunning = 2;
/** Some seconds of work; people would not wait longer. */
const maxWaiting = 500;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs password hashing two at a time, first come, first served, so that many sign-ins at once do not stall other
 * requests. Throws if too many are waiting.
 */
export async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxRunning) running += 1;
  else {
    if (waiting.length >= maxWaiting) {
      throw new AppError(
        'unavailable',
        'Too many people are signing in. Please try again shortly.',
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
