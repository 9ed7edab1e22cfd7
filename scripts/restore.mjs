// `npm run restore`: restores an archive into an empty data folder or database.
import { runDataCommand } from './data-command.mjs';

runDataCommand('server/delivery/commands/restore-command.ts');
