import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Far longer than making a cluster or copying the programs takes, so nobody still works there. */
const abandonedAfterMs = 10 * 60_000;

/** Makes a folder beside `path` in which to prepare what is then renamed to `path` in one step. */
export function makeScratchBeside(path: string): string {
  return mkdtempSync(`${path}.new-`);
}

/**
 * Removes the scratch folders that killed applications have left in a home. They are told by their age:
 * a process id in their name would mean nothing to another container on the same volume.
 */
export async function sweepScratch(homeDir: string): Promise<void> {
  for (const name of readdirSync(homeDir)) {
    if (!name.includes('.new-')) continue;
    const path = join(homeDir, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modified > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
