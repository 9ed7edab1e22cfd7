import type { Logger } from 'pino';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { createUnsubscribeLinks } from '../newsletter.ts';
import { queueNextBatch } from './queue-batch.ts';
import { updateProgress } from './send.ts';

interface SenderServices {
  db: Db;
  env: Env;
  logger: Logger;
  mail: { wake: () => void };
  /** How often it checks for an issue to send; for tests. */
  everyMs?: number;
}

/**
 * Queues the emails of issues that are being sent, at the rate of NEWSLETTER_PER_MINUTE. Every process runs a sender;
 * the database decides which one queues a batch. Returns a function that stops it.
 */
export function startIssueSender(services: SenderServices): () => Promise<void> {
  const { db, env, logger, mail, everyMs = 2_000 } = services;
  const links = createUnsubscribeLinks(db, env);
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function queueAll(): Promise<void> {
    const secret = await links.secret();
    const sending = {
      origin: siteOrigin(env),
      buildUnsubscribeUrl: (id: string, language?: Language) =>
        links.buildUnsubscribeUrl(secret, id, language),
      perMinute: env.NEWSLETTER_PER_MINUTE,
    };
    for (let hasMore = true; hasMore && !isStopped; ) {
      const batch = await queueNextBatch(db, sending);
      if (batch.queued > 0) mail.wake();
      hasMore = batch.hasMore;
    }
    await updateProgress(db);
  }

  const timer = setInterval(() => {
    running ??= queueAll()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'the newsletter could not be queued; trying again'),
      )
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
