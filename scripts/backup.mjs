// `npm run backup`: writes all data to one archive, also while the product runs.
import { runDataCommand } from './data-command.mjs';

runDataCommand('server/backup/backup-command.ts');
