import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns when `path`, a file or the list of names in a folder, has reached the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
