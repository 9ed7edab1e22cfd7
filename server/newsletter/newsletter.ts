import { unsubscribePath } from '#contract/newsletter.ts';
import type { Parts } from '#server/app.ts';
import type { Db } from '#server/db/client.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import { secretFor } from '#server/secrets/secret.ts';
import { signToken } from './unsubscribe-token.ts';

/** What subscribing and unsubscribing stand on. */
export interface Newsletter {
  db: Db;
  /** What unsubscribe links are signed with. */
  secret: () => Promise<Buffer>;
  /** The address of the page that ends a subscription, given the secret. */
  unsubscribeUrl: (secret: Buffer, subscriptionId: string) => string;
  /** To be called when a letter has been written. */
  wakeMail: () => void;
}

/** The newsletter of an application built from these parts. */
export function newsletterOf({ database: { db }, env, mail }: Parts): Newsletter {
  const page = `${siteOrigin(env)}${unsubscribePath}`;
  return {
    db,
    secret: secretFor(db, 'newsletter-unsubscribe'),
    unsubscribeUrl: (secret, id) => `${page}?token=${signToken(secret, id)}`,
    wakeMail: mail.wake,
  };
}
