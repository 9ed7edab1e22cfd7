import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Backup, makeBackup } from './backup.ts';
import { counted, runCommand, withPlace } from './run-command.ts';

const nameFor = (now: Date) => `backup-${now.toISOString().slice(0, 19).replace(/:/g, '-')}Z.tar`;

function report(target: string, { tables, files, missing }: Backup): string {
  const made = `${target}: ${counted(tables, 'table')}, ${counted(files, 'file')}`;
  if (missing.length === 0) return made;
  return [made, 'These files are named by records, but are not there:', ...missing].join('\n');
}

runCommand(async (env, [given, ...more]) => {
  if (more.length > 0) throw new Error('Usage: npm run backup [-- <file>]');
  const target = path.resolve(given ?? path.join(env.DATA_DIR, 'backups', nameFor(new Date())));
  if (existsSync(target)) throw new Error(`${target} is there already`);
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  return report(target, await withPlace(env, (place) => makeBackup(place, target)));
});
