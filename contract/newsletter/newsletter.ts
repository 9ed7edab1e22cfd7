import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/newsletter';
import { fault } from '../input/fault.ts';
import { emailFormat } from '../input/formats.ts';
import { text, visitorLanguage } from '../input/text.ts';
import type { Language } from '../site/language.ts';
import { z } from '../zod.ts';

/** A subscription from the footer or the news page: just an email address. */
export const subscribeInput = z.object({
  email: text({
    max: 254,
    missing: fault('email-missing', faultWords.emailMissing),
    format: emailFormat,
  }),
  language: visitorLanguage,
});

export const subscribePath = '/newsletter/subscribe';

export const subscribeMessages = {
  subscribed: words.subscribed,
  failed: words.failed,
} as const;

const missingInPopup = fault('fields-missing', faultWords.fieldsMissingInPopup);

/** A subscription from the home page's popup: docs/spec/forms.md#newsletter. */
export const popupSubscribeInput = z.object({
  firstName: text({ max: 100, missing: missingInPopup }),
  lastName: text({ max: 100, missing: missingInPopup }),
  email: text({ max: 254, missing: missingInPopup, format: emailFormat }),
  language: visitorLanguage,
});

export const popupSubscribePath = '/newsletter/popup-subscribe';

/** Texts of the popup; a message from the server takes precedence. */
export const popupMessages = {
  subscribed: words.subscribedInPopup,
  missing: missingInPopup,
  /** The fallback for an error response without a message. */
  refused: words.refused,
  /** The message if there was no response. */
  failed: words.failed,
  serverError: words.serverError,
} as const;

/** The path of the page for unsubscribing; links add `?token=`. */
export const unsubscribePath = '/newsletter/unsubscribe';

/** Where an address was first entered. */
export type SubscriptionSource = 'popup' | 'newsletter';

/** A subscription as the staff API sends it. */
export interface Subscription {
  _id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  source: SubscriptionSource;
  /** The language of its emails. */
  language: Language;
  isSubscribed: boolean;
  /** Set while issues leave the address out, because its mail server refuses it for good. */
  refusedAt: string | null;
  createdAt: string;
  updatedAt: string;
}
