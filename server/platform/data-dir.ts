import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import type { Env } from './env.ts';

/** The entries that the product creates in DATA_DIR. */
const ownEntries: ReadonlySet<string> = new Set([
  'admin-path',
  'backups',
  'files',
  'incoming',
  'mail',
  'postgres',
  'postgres.log',
]);

const privateMode = 0o700;
/** Allows other users to traverse the folder to their own folders, but not to list it. */
const traverseOnlyMode = 0o711;

/**
 * Returns the mode of DATA_DIR. When root starts the product, the embedded PostgreSQL runs as another user,
 * which must reach its folder inside.
 */
export const chooseDataDirMode = (
  env: Pick<Env, 'DATABASE_URL'>,
  uid = process.getuid?.(),
): number => (uid === 0 && !env.DATABASE_URL ? traverseOnlyMode : privateMode);

/**
 * Creates DATA_DIR, or removes other users' access to an existing one. A folder that belongs to another user
 * or holds other files stays unchanged: others may use it. Returns whether the folder is private now.
 */
export async function makeDataDirPrivate(dataDir: string, mode: number): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const { uid, mode: found } = await stat(dataDir);
  if ((found & 0o777 & ~mode) === 0) return true;
  const isOurs = process.getuid === undefined || process.getuid() === uid;
  const otherEntries = (await readdir(dataDir)).filter((name) => !ownEntries.has(name));
  if (!isOurs || otherEntries.length > 0) return false;
  await chmod(dataDir, mode);
  return true;
}
