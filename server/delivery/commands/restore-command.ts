import { existsSync } from 'node:fs';
import path from 'node:path';
import { holdRestored } from '#server/delivery/held/held.ts';
import { type Restored, restoreArchive } from '#server/platform/backup/restore.ts';
import { counted, runCommand, withInstallation } from '#server/platform/backup/run-command.ts';

/** Describes what was restored, what is held, and what the restored product cannot know. */
function formatReport({ madeAt, tables, files, held: { emails, appointments, issues } }: Restored) {
  const waiting = [
    emails > 0 && counted(emails, 'queued email'),
    appointments > 0 && `emails about ${counted(appointments, 'appointment')}`,
    issues > 0 && counted(issues, 'issue of the newsletter', 'issues of the newsletter'),
  ].filter(Boolean);
  return [
    `Restored as of ${madeAt}: ${counted(tables, 'table')}, ${counted(files, 'file')}. Start the product with npm start.`,
    waiting.length > 0
      ? `Waiting, because it may have been sent since the backup: ${waiting.join(', ')}. Staff send or drop it on the screens Status and Newsletter Issues.`
      : 'No email was waiting to be sent.',
    'Not known here, because it happened after the backup: who unsubscribed from the newsletter, and who was erased. Unsubscribe and erase them again first.',
  ].join('\n');
}

runCommand(async (env, [given, ...more]) => {
  if (!given || more.length > 0) throw new Error('Usage: npm run restore -- <archive>');
  const archive = path.resolve(given);
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}`);
  const restored = await restoreArchive(archive, holdRestored, (restore) =>
    withInstallation(env, restore),
  );
  return formatReport(restored);
});
