import type { subscribeMessages, subscribePath } from '#contract/newsletter.ts';
import type { OutcomeTexts } from '../forms/outcome.ts';

/*
 * Typed by the contract so that the two cannot differ. The form is on every page, and importing the values
 * would load the contract's schemas.
 */

/** The path below /api. */
export const path: typeof subscribePath = '/newsletter/subscribe';

const messages: typeof subscribeMessages = {
  subscribed: 'Successfully subscribed to newsletter!',
  failed: 'Failed to subscribe. Please try again.',
};

export const texts: OutcomeTexts = {
  submitted: messages.subscribed,
  submitFailed: messages.failed,
};
