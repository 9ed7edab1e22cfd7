import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or the list of names in a folder, to disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
