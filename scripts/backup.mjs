// `npm run backup`: writes all data to one archive; the product may be running.
import { runDataCommand } from './data-command.mjs';

runDataCommand('server/delivery/commands/backup-command.ts');
