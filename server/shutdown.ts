import type { Logger } from 'pino';

/** A shutdown that takes longer is given up: the database survives that, and so do its records. */
const deadlineMs = 20_000;

/**
 * Runs `stop` once when the process is asked to end (Ctrl-C, SIGTERM), then ends it. A second
 * Ctrl-C changes nothing: requests in flight are being finished.
 */
export function stopOnSignal(stop: () => Promise<void>, logger: Logger): void {
  let isStopping = false;
  const shutDown = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), deadlineMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', shutDown).on('SIGTERM', shutDown);
}
