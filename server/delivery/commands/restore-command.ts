import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreArchive } from '#server/platform/backup/restore.ts';
import { counted, runCommand, withInstallation } from '#server/platform/backup/run-command.ts';

runCommand(async (env, [given, ...more]) => {
  if (!given || more.length > 0) throw new Error('Usage: npm run restore -- <archive>');
  const archive = path.resolve(given);
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}`);
  const restored = await restoreArchive(archive, (restore) => withInstallation(env, restore));
  const counts = `${counted(restored.tables, 'table')}, ${counted(restored.files, 'file')}`;
  return `Restored as of ${restored.madeAt}: ${counts}. Start the product with npm start.`;
});
