import { setTimeout as sleep } from 'node:timers/promises';

/** Returns when `condition` holds. @throws with `description` in its message after 60 s */
export async function waitUntil(
  description: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${description}`);
    await sleep(10);
  }
}
