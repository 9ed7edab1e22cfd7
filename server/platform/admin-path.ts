import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Creates a catch handler that returns null for file system errors with this code and rethrows all others. */
const ignoreError = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return null;
};

const buildFilePath = (dataDir: string) => path.join(dataDir, 'admin-path');

/** Returns the path segment of the back office stored in DATA_DIR; null if there is none. */
export async function readAdminPath(dataDir: string): Promise<string | null> {
  const stored = await readFile(buildFilePath(dataDir), 'utf8').catch(ignoreError('ENOENT'));
  return stored?.trim() || null;
}

/** Stores a path segment in DATA_DIR, unless there is one already. */
export async function keepAdminPath(dataDir: string, adminPath: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // 'wx': if two processes start at once, the second uses the segment that the first has written.
  await writeFile(buildFilePath(dataDir), adminPath, { mode: 0o600, flag: 'wx' }).catch(
    ignoreError('EEXIST'),
  );
}

/** Deletes the stored path segment. */
export async function deleteAdminPath(dataDir: string): Promise<void> {
  await rm(buildFilePath(dataDir), { force: true });
}

/**
 * Returns the secret path segment of the back office: the configured one, or else the one stored in DATA_DIR, which the
 * first start generates.
 */
export async function resolveAdminPath(
  given: string | undefined,
  dataDir: string,
): Promise<string> {
  if (given) return given;
  const stored = await readAdminPath(dataDir);
  if (stored) return stored;
  await keepAdminPath(dataDir, `office-${randomBytes(16).toString('hex')}`);
  return (await readFile(buildFilePath(dataDir), 'utf8')).trim();
}
