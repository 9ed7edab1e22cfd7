import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildArchiveName } from '#server/platform/backup/archives.ts';
import { type Backup, makeBackup } from '#server/platform/backup/backup.ts';
import { counted, runCommand, withInstallation } from '#server/platform/backup/run-command.ts';
import { namedFiles } from '#server/resources/index.ts';

function formatReport(target: string, { tables, files, missing }: Backup): string {
  const summary = `${target}: ${counted(tables, 'table')}, ${counted(files, 'file')}`;
  if (missing.length === 0) return summary;
  return [summary, 'Records refer to these files, but they do not exist:', ...missing].join('\n');
}

runCommand(async (env, [given, ...more]) => {
  if (more.length > 0) throw new Error('Usage: npm run backup [-- <file>]');
  const target = path.resolve(
    given ?? path.join(env.DATA_DIR, 'backups', buildArchiveName('backup', new Date())),
  );
  if (existsSync(target)) throw new Error(`${target} already exists`);
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const backup = await withInstallation(env, (installation) =>
    makeBackup({ installation, namedFiles }, target),
  );
  return formatReport(target, backup);
});
