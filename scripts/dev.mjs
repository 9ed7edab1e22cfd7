// `npm run dev`: site and back office with hot reload; the server restarts when its sources change.
import { spawn } from 'node:child_process';
import { buildMedia } from './build.mjs';
import { findNode, installDependencies, root } from './install.mjs';
import { envFile, onStopSignal, productEnv } from './run.mjs';

installDependencies();
buildMedia();
// Imported after the installation because it needs a dependency.
const { createDevServer, watchSources } = await import('./dev-server.mjs');

process.chdir(root);
const server = createDevServer(
  () =>
    spawn(findNode(), [...envFile(), 'server/main.ts', '--live'], {
      stdio: 'inherit',
      env: productEnv({ NODE_ENV: 'development' }),
    }),
  (code) => process.exit(code),
);
onStopSignal((signal) => server.end(signal));
watchSources(['server', 'contract', 'catalogue'], server.restart);
server.start();
