import type { Logger } from 'pino';
import { createAppointmentLinks } from './links.ts';
import { announceAppointments, type NoticeServices, remindCustomers } from './notices.ts';

interface NotifierServices extends Omit<NoticeServices, 'links'> {
  logger: Logger;
  mail: { wake: () => void };
  /** How often it looks for changed appointments and due reminders; for tests. */
  everyMs?: number;
}

/** Sends the emails about appointments. */
export interface Notifier {
  /** Call it after an appointment was made or changed, so that the customer hears of it at once. */
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts to send the emails about appointments: of each change, and reminders. Every process runs one; the database
 * decides which of them handles an appointment.
 */
export function startNotifier(services: NotifierServices): Notifier {
  const { db, env, logger, mail, everyMs = 5_000 } = services;
  const notices = { db, env, links: createAppointmentLinks(db) };
  let running: Promise<void> | null = null;
  let runAgain = false;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    for (const send of [announceAppointments, remindCustomers]) {
      while (!isStopped && (await send(notices)) > 0) mail.wake();
    }
  }

  function wake(): void {
    if (isStopped) return;
    runAgain = running !== null;
    running ??= sendAll()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'customers could not be told of appointments; trying again'),
      )
      .finally(() => {
        running = null;
        if (runAgain) wake();
      });
  }

  const timer = setInterval(wake, everyMs);
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
