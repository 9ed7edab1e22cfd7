import type { subscribeMessages, subscribePath } from '#contract/newsletter.ts';
import type { OutcomeTexts } from '../forms/outcome.ts';

/*
 * The contract's words, held to it by their types. The box stands on every page, and to import them
 * would bring the schemas along.
 */

/** Below /api. */
export const path: typeof subscribePath = '/newsletter/subscribe';

const messages: typeof subscribeMessages = {
  subscribed: 'Successfully subscribed to newsletter!',
  failed: 'Failed to subscribe. Please try again.',
};

export const texts: OutcomeTexts = {
  submitted: messages.subscribed,
  submitFailed: messages.failed,
};
