// Runs the development server with a minimal product server. Arguments: the watched folder, and the folder
// where each server logs its start and end. SIGUSR1 emits a watcher error; SIGUSR2 throws an uncaught error.
import { spawn } from 'node:child_process';
import { createDevServer, watchSources } from '../../scripts/dev-server.mjs';

const [watched, logFolder] = process.argv.slice(2);
const slowServer = `
  const fs = require('node:fs');
  const log = (what) => fs.appendFileSync(${JSON.stringify(`${logFolder}/servers`)}, what + ' ' + process.pid + '\\n');
  log('start');
  process.on('SIGTERM', () => setTimeout(() => { log('end'); process.exit(0); }, 500));
  setInterval(() => {}, 1000);`;

const server = createDevServer(
  () => spawn(process.execPath, ['-e', slowServer], { stdio: 'inherit' }),
  (code) => process.exit(code),
);
const watcher = watchSources([watched], server.restart);
watcher.on('ready', () => process.stdout.write('watching\n'));
process.on('SIGTERM', (signal) => server.end(signal));
process.on('SIGUSR1', () => watcher.emit('error', new Error('EACCES: not yours')));
process.on('SIGUSR2', () => {
  throw new Error('an uncaught error');
});
server.start();
