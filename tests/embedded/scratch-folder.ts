import { chmodSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Makes a folder for one test that every user may enter. When the test ends, servers with data in it are
 * killed and it is removed.
 */
export function makeScratchFolder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')));
  chmodSync(dir, 0o755);
  onTestFinished(async () => {
    await killServersBelow(dir);
    // Retries, because an initdb whose application was killed may still write for a moment.
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return dir;
}

async function killServersBelow(dir: string): Promise<void> {
  const lockFiles = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/cluster/postmaster.pid'),
  );
  for (const lockFile of lockFiles) {
    const clusterDir = join(dir, dirname(lockFile));
    const pid = findPostmaster(clusterDir);
    if (!pid) continue;
    process.kill(pid, 'SIGQUIT');
    await waitUntil('the server is gone', () => !findPostmaster(clusterDir));
  }
}
