import { createHmac, timingSafeEqual } from 'node:crypto';
import { inLanguages } from '#contract/format/in-languages.ts';
import { unsubscribePath } from '#contract/newsletter/newsletter.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

/** The words of the newsletter's emails. */
export const newsletterWords = inLanguages(english, urdu);

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const buildSignature = (secret: Buffer, subscriptionId: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${subscriptionId}`).digest();

/** Creates the token that allows ending this subscription: its id and a signature. It never expires. */
export function signToken(secret: Buffer, subscriptionId: string): string {
  return `${subscriptionId}.${buildSignature(secret, subscriptionId).toString('base64url')}`;
}

/** Returns the subscription id of a token; null if the signature is invalid. */
export function readToken(secret: Buffer, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.', 3);
  if (!idPattern.test(id) || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = buildSignature(secret, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** The services for subscribing and unsubscribing. */
export interface NewsletterServices {
  db: Db;
  /** Gets the secret that signs unsubscribe links. */
  secret: () => Promise<Buffer>;
  /** Builds the URL of the page that ends a subscription, in English by default. */
  buildUnsubscribeUrl: (secret: Buffer, subscriptionId: string, language?: Language) => string;
  /** Limits confirmation emails. */
  emailLimiter: EmailLimiter;
  /** Wakes the mail worker after an email was queued. */
  wakeMail: () => void;
}

type UnsubscribeLinks = Pick<NewsletterServices, 'secret' | 'buildUnsubscribeUrl'>;

/** Creates the builder of unsubscribe links. */
export function createUnsubscribeLinks(
  db: Db,
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
): UnsubscribeLinks {
  return {
    secret: createSecretReader(db, 'newsletter-unsubscribe'),
    buildUnsubscribeUrl: (secret, id, language = 'en') =>
      `${siteOrigin(env)}${localizePath(language, unsubscribePath)}?token=${signToken(secret, id)}`,
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
