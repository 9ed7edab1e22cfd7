import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Creating a cluster or copying the programs takes far less, so an older scratch folder is abandoned. */
const abandonedAfterMs = 10 * 60_000;

/** Creates a folder beside `path`. Prepare the content there, then rename the folder to `path` in one step. */
export function makeScratchDir(path: string): string {
  return mkdtempSync(`${path}.new-`);
}

/**
 * Removes all partial clusters of a home that has a complete one. An application that is still creating one
 * then uses the complete one.
 */
export async function removePartialClusters(homeDir: string): Promise<void> {
  for (const name of readdirSync(homeDir)) {
    if (!name.startsWith('cluster.new-')) continue;
    await rm(join(homeDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Removes the scratch folders of killed applications from a home. Age identifies them: a process id in the
 * name would mean nothing in another container on the same volume.
 */
export async function removeAbandonedScratchDirs(homeDir: string): Promise<void> {
  for (const name of readdirSync(homeDir)) {
    if (!name.includes('.new-')) continue;
    const path = join(homeDir, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modified > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
