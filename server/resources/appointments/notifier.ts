import type { Logger } from 'pino';
import { createAppointmentLinks } from './links.ts';
import { announceAppointments, type NoticeServices, remindCustomers } from './notices.ts';

interface NotifierServices extends Omit<NoticeServices, 'links'> {
  logger: Logger;
  mail: { wake: () => void };
  /** How often it checks for changed appointments and due reminders; for tests. */
  everyMs?: number;
}

/** Sends the emails about appointments. */
export interface Notifier {
  /** Call it after an appointment was created or changed, so that the customer gets the email immediately. */
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts sending emails about appointments: changes and reminders. Every process runs a notifier; the database decides
 * which one handles an appointment.
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
