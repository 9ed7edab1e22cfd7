// `npm run staff`: adds, lists and changes staff accounts, also while the product runs.
import { installDependencies } from './install.mjs';
import { becomeNode, envFile } from './run.mjs';

installDependencies();
becomeNode([...envFile(), 'server/staff/command.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
