import { watch } from 'chokidar';

/** Editors write a file in several steps; the server restarts after the last one. */
const settleMs = 150;

/**
 * Keeps at most one server process. It ends with this process, however that ends.
 * @param {() => import('node:child_process').ChildProcess} spawnServer
 * @param {(code: number) => void} onEnd called once, after `end` has stopped the server
 */
export function createDevServer(spawnServer, onEnd) {
  let server;
  let isStopping = false;
  let isEnding = false;

  function start() {
    isStopping = false;
    server = spawnServer();
    server.once('exit', (code) => {
      server = undefined;
      if (isEnding) onEnd(code ?? 0);
      // A server that crashed has printed why; the next edit starts it again.
      else if (isStopping) start();
    });
  }
  process.on('exit', () => server?.kill('SIGTERM'));

  return {
    start,
    /** Restarts the server. Edits while it stops cause no second restart. */
    restart() {
      if (isEnding || isStopping) return;
      if (!server) return start();
      console.log('The server has changed: restarting it');
      isStopping = true;
      server.kill('SIGTERM');
    },
    end(signal) {
      isEnding = true;
      if (server) server.kill(signal);
      else onEnd(0);
    },
  };
}

/**
 * Calls `onChange` after edits of sources in these folders. fs.watch would lose a file on Linux once an
 * editor has replaced it. Files that cannot be watched are reported and skipped.
 */
export function watchSources(folders, onChange) {
  let timer;
  return watch(folders, { ignoreInitial: true })
    .on('all', (_event, file) => {
      if (!/\.(ts|sql|json)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    })
    .on('error', ({ message }) => {
      console.error(`Some sources cannot be watched, so restart after editing them: ${message}`);
    });
}
