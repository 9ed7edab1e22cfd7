import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes a catch handler that returns null for file system errors with this code and rethrows all others. */
const ignoreError = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return null;
};

const buildFilePath = (dataDir: string) => path.join(dataDir, 'admin-path');

/** Returns the path segment of the back office that DATA_DIR holds; null if it holds none. */
export async function readAdminPath(dataDir: string): Promise<string | null> {
  const stored = await readFile(buildFilePath(dataDir), 'utf8').catch(ignoreError('ENOENT'));
  return stored?.trim() || null;
}

/** Stores a path segment in DATA_DIR, unless it holds one already. */
export async function keepAdminPath(dataDir: string, adminPath: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // 'wx': if two applications start at once, the second uses what the first has written.
  await writeFile(buildFilePath(dataDir), adminPath, { mode: 0o600, flag: 'wx' }).catch(
    ignoreError('EEXIST'),
  );
}

/** Deletes the stored path segment. */
export async function deleteAdminPath(dataDir: string): Promise<void> {
  await rm(buildFilePath(dataDir), { force: true });
}

/**
 * Returns the secret path segment of the back office: the given one, else the one stored in DATA_DIR. The
 * first start generates it.
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
