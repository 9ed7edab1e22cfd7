import type { Dealer } from '#contract/dealers.ts';
import type { FormResult } from '#server/leads/submit-form.ts';

/**
 * What the server hands to the loaders and actions of the public site. It is the one type of the
 * server that the site knows; the functions behind it are those of the API.
 */
export interface SiteContext {
  /** All active dealers by city and name. */
  listDealers: () => Promise<Dealer[]>;
  /** Stores a request sent as a plain form, repeats within ten minutes counting as one. */
  submitForm: (slug: string, form: FormData) => Promise<FormResult>;
  /** Marks our own inline scripts, so that they alone are allowed by the page's security policy. */
  scriptMarker: string;
}
