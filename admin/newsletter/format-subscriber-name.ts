import type { Subscription } from '#contract/newsletter.ts';

/** Returns a subscriber's name; '' if none was given. */
export function formatSubscriberName({
  firstName,
  lastName,
}: Pick<Subscription, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
