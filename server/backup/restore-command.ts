import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreArchive } from './restore.ts';
import { counted, runCommand, withPlace } from './run-command.ts';

runCommand(async (env, [given, ...more]) => {
  if (!given || more.length > 0) throw new Error('Usage: npm run restore -- <archive>');
  const archive = path.resolve(given);
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}`);
  const done = await restoreArchive(archive, (restore) => withPlace(env, restore));
  const what = `${counted(done.tables, 'table')}, ${counted(done.files, 'file')}`;
  return `Restored as of ${done.madeAt}: ${what}. Start the product with npm start.`;
});
