import type { Logger } from 'pino';

/** A shutdown that takes longer is aborted. The database recovers from that without losing records. */
const deadlineMs = 20_000;

/**
 * Runs `stop` once on SIGINT (Ctrl-C) or SIGTERM, then exits. A second signal is ignored while requests
 * in flight are finished.
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
