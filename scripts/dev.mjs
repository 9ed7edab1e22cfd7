// `npm run dev`: site and office with hot reload, the server started anew when its sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { findNode, installDependencies, root } from './install.mjs';
import { envFile, productEnv, runNode, stopWith } from './run.mjs';

/** An editor writes a file in several steps: the server starts again after the last of them. */
const settleMs = 150;

installDependencies();
for (const script of ['documents', 'icons', 'sharing-pictures']) {
  runNode([`scripts/${script}.mjs`]);
}

let server;
let isEnding = false;

function startServer() {
  const args = [...envFile(), 'server/main.ts', '--live'];
  const env = productEnv({ NODE_ENV: 'development' });
  server = spawn(findNode(), args, { cwd: root, stdio: 'inherit', env });
  server.once('exit', (code) => {
    server = undefined;
    if (isEnding) process.exit(code ?? 0);
  });
}

function restartServer() {
  if (!server) return startServer();
  console.log('The server has changed: starting it again');
  server.once('exit', startServer);
  server.kill('SIGTERM');
}

let timer;
for (const folder of ['server', 'contract', 'catalogue']) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!/\.(ts|sql|json)$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(restartServer, settleMs);
  });
}

stopWith((signal) => {
  isEnding = true;
  if (server) server.kill(signal);
  else process.exit(0);
});

startServer();
