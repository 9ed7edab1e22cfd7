import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The office's secret path segment: the given one, else the one kept in the data folder, which is
 * made at the first start.
 */
export async function resolveAdminPath(
  given: string | undefined,
  dataDir: string,
): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'admin-path');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept?.trim()) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  const made = `office-${randomBytes(8).toString('hex')}`;
  // 'wx': of two applications that start at once, the second takes what the first has written.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => {});
  return (await readFile(file, 'utf8')).trim();
}
