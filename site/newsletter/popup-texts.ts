import type { popupMessages, popupSubscribePath } from '#contract/newsletter/newsletter.ts';

/*
 * Typed by the contract so that the two cannot differ. Importing the values would load the contract's
 * schemas.
 */

/** The path below /api. */
export const path: typeof popupSubscribePath = '/newsletter/popup-subscribe';

export const texts: typeof popupMessages = {
  subscribed: 'Thank you for subscribing!',
  missing: 'Please fill in all required fields',
  refused: 'Failed to subscribe',
  failed: 'Failed to subscribe. Please try again.',
  serverError: 'Server error: ',
};
