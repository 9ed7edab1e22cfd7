import { AppError } from '#server/errors.ts';

/** Half of the threads that Node has for such work: files and compression keep the others. */
const atOnce = 2;
/** Some seconds of work. Whoever comes later would not wait for it anyway. */
const maxWaiting = 500;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work on passwords, two pieces at once and the others in the order in which they came, so
 * that many sign-ins at once don't stall everything else. Throws where too many wait already.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
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
