// `npm run restore`: restores an archive to an empty place.
import { runDataCommand } from './data-command.mjs';

runDataCommand('server/backup/restore-command.ts');
