import { unsubscribePath } from '#contract/newsletter.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { signToken } from './unsubscribe-token.ts';

/** What subscribing and unsubscribing need. */
export interface NewsletterServices {
  db: Db;
  /** Gets the secret that signs unsubscribe links. */
  secret: () => Promise<Buffer>;
  /** Builds the URL of the page that ends a subscription. */
  buildUnsubscribeUrl: (secret: Buffer, subscriptionId: string) => string;
  /** Limits confirmation emails. */
  emailLimiter: EmailLimiter;
  /** Wakes the mail worker after an email was queued. */
  wakeMail: () => void;
}

type UnsubscribeLinks = Pick<NewsletterServices, 'secret' | 'buildUnsubscribeUrl'>;

/** Creates what builds the personal links that end a subscription. */
export function createUnsubscribeLinks(
  db: Db,
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
): UnsubscribeLinks {
  const page = `${siteOrigin(env)}${unsubscribePath}`;
  return {
    secret: createSecretReader(db, 'newsletter-unsubscribe'),
    buildUnsubscribeUrl: (secret, id) => `${page}?token=${signToken(secret, id)}`,
  };
}

/** Creates the services of the newsletter. */
export function createNewsletterServices({
  database: { db },
  env,
  mail,
  emailLimiter,
}: Pick<ResourceServices, 'database' | 'env' | 'mail' | 'emailLimiter'>): NewsletterServices {
  return { db, ...createUnsubscribeLinks(db, env), emailLimiter, wakeMail: mail.wake };
}
