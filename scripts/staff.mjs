// `npm run staff`: adds, lists and changes staff accounts; the product may be running.
import { installDependencies } from './install.mjs';
import { envFile, replaceByNode } from './run.mjs';

installDependencies();
replaceByNode([...envFile(), 'server/resources/staff/command.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
