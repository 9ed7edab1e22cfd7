// `npm run dev`: everything in one process, site and office with hot reload, the server with restarts.
import { installDependencies } from './install.mjs';
import { becomeNode } from './run.mjs';

installDependencies();
becomeNode(
  ['--watch', '--watch-preserve-output', '--env-file-if-exists=.env', 'server/main.ts', '--live'],
  {
    NODE_ENV: 'development',
  },
);
