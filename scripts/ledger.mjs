// `npm run ledger`: checks that no accepted request is missing; the product may be running.
import { runDataCommand } from './data-command.mjs';

runDataCommand('server/delivery/commands/ledger-command.ts');
