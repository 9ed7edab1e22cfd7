import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefusalLog } from './unreadable-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs 60 refused requests in a minute, and then how many it left out', () => {
  const info = vi.fn();
  const log = createRefusalLog({ info });
  for (let number = 1; number <= 100; number += 1) log({ requestId: `${number}`, status: 400 });
  expect(info).toHaveBeenCalledTimes(60);
  expect(info).toHaveBeenLastCalledWith({ requestId: '60', status: 400 }, expect.any(String));
  vi.advanceTimersByTime(60_000);
  log({ requestId: 'later', status: 431 });
  const line = { requestId: 'later', status: 431, leftOut: 40 };
  expect(info).toHaveBeenLastCalledWith(line, expect.any(String));
  log({ requestId: 'last', status: 408 });
  expect(info).toHaveBeenLastCalledWith({ requestId: 'last', status: 408 }, expect.any(String));
});
