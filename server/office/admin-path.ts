import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'admin-path');

/** The office's path segment that the data folder keeps; null where it keeps none. */
export async function keptAdminPath(dataDir: string): Promise<string | null> {
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return kept?.trim() || null;
}

/** Keeps a path segment in the data folder, unless one is kept there. */
export async function keepAdminPath(dataDir: string, adminPath: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // 'wx': of two applications that start at once, the second takes what the first has written.
  await writeFile(fileIn(dataDir), adminPath, { mode: 0o600, flag: 'wx' }).catch(() => {});
}

/** Forgets the kept path segment. */
export async function forgetAdminPath(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/**
 * The office's secret path segment: the given one, else the one kept in the data folder, which is
 * made at the first start.
 */
export async function resolveAdminPath(
  given: string | undefined,
  dataDir: string,
): Promise<string> {
  if (given) return given;
  const kept = await keptAdminPath(dataDir);
  if (kept) return kept;
  await keepAdminPath(dataDir, `office-${randomBytes(16).toString('hex')}`);
  return (await readFile(fileIn(dataDir), 'utf8')).trim();
}
