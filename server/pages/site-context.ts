import type { Dealer } from '#contract/dealers.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import type { FormResult } from '#server/leads/submit-form.ts';
import type { SubscribeResult } from '#server/newsletter/subscribe-form.ts';
import type { LinkedSubscription } from '#server/newsletter/unsubscribe.ts';

/**
 * What the server hands to the loaders and actions of the public site. It is the one type of the
 * server that the site knows; the functions behind it are those of the API.
 */
export interface SiteContext {
  config: SiteConfig;
  /** The site's own origin, for links that must be absolute. */
  publicUrl: string;
  /** All active dealers by city and name. */
  listDealers: () => Promise<Dealer[]>;
  /** Stores a request sent as a plain form, repeats within ten minutes counting as one. */
  submitForm: (slug: string, form: FormData) => Promise<FormResult>;
  /** Subscribes to the newsletter by a plain form. */
  subscribe: (input: Record<string, unknown>) => Promise<SubscribeResult>;
  /** How the subscription stands that an unsubscribe link's token is about. */
  findLinkedSubscription: (token: string) => Promise<LinkedSubscription>;
  /** Ends the subscription that a token is about, and answers how it stands then. */
  unsubscribe: (token: string) => Promise<LinkedSubscription>;
  /** Logs a failure of ours that a page ran into. */
  report: (error: unknown) => void;
  /** Marks our own inline scripts, so that they alone are allowed by the page's security policy. */
  scriptMarker: string;
}
