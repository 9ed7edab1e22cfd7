import type { Subscription } from '#contract/newsletter.ts';

/** A subscriber's name as far as it was given; '' where it was not. */
export function subscriberName({
  firstName,
  lastName,
}: Pick<Subscription, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
