import { vi } from 'vitest';

/** Waits until a check no longer throws, for longer than a second: a busy machine may stall. Returns its result. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
