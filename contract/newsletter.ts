import { emailFormat } from './formats.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** A subscription from the footer or the news page: an address and nothing else. */
export const subscribeInput = z.object({
  email: text({ max: 254, missing: 'Please enter your email address', format: emailFormat }),
});

export const subscribePath = '/newsletter/subscribe';

export const subscribeMessages = {
  subscribed: 'Successfully subscribed to newsletter!',
  failed: 'Failed to subscribe. Please try again.',
} as const;
