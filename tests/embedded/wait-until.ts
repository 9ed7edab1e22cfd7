import { setTimeout as sleep } from 'node:timers/promises';

/** Returns when `condition` holds. @throws with `promise` in its message if it does not within 30 s */
export async function waitUntil(
  promise: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${promise}`);
    await sleep(10);
  }
}
