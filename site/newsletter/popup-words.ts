import type { popupMessages, popupSubscribePath } from '#contract/newsletter.ts';

/*
 * The contract's words, held to it by their types: to import them would bring the schemas along.
 */

/** Below /api. */
export const path: typeof popupSubscribePath = '/newsletter/popup-subscribe';

export const texts: typeof popupMessages = {
  subscribed: 'Thank you for subscribing!',
  missing: 'Please fill in all required fields',
  refused: 'Failed to subscribe',
  failed: 'Failed to subscribe. Please try again.',
  serverError: 'Server error: ',
};
