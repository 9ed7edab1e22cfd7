import { orderQuery, pagingQuery } from '../http/http.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';

/** Values of the list's filters: the state, and the form in which an address was entered. */
const subscriptionStates = ['subscribed', 'unsubscribed'] as const;
const subscriptionSources = ['popup', 'newsletter'] as const;

/** Sort keys of the list. */
export const subscriptionSorts = [
  'createdAt',
  'updatedAt',
  'firstName',
  'lastName',
  'email',
  'source',
  'isSubscribed',
] as const;

/** The staff list's query: 10 per page, newest first. */
export const subscriptionQuery = z.object({
  ...pagingQuery(10),
  ...orderQuery(subscriptionSorts, 'createdAt'),
  status: z.optional(
    z.enum(subscriptionStates, {
      error: `status must be one of: ${subscriptionStates.join(', ')}`,
    }),
  ),
  source: z.optional(
    z.enum(subscriptionSources, {
      error: `source must be one of: ${subscriptionSources.join(', ')}`,
    }),
  ),
  search: optionalText({ max: 200 }),
});

/** The fields of a subscription that staff may change. */
export const subscriptionUpdate = z.object({
  isSubscribed: z.boolean({ error: 'isSubscribed must be true or false' }),
});

/** The statistics of the newsletter: docs/spec/content.md#newsletter-subscriptions. */
export interface NewsletterStats {
  totalSubscriptions: number;
  activeSubscriptions: number;
  inactiveSubscriptions: number;
  /** Created in the last seven days. */
  recentSubscriptions: number;
  unsubscribedCount: number;
  /** Created in this calendar month in Pakistan. */
  newSubscriptionsThisMonth: number;
  /** Created in the last 30 days, and in the 30 days before. */
  currentPeriod: number;
  previousPeriod: number;
}

/** Newsletter subscriptions as staff manage them. */
export const newsletterAdmin = {
  slug: 'newsletter-subscriptions',
  permission: 'newsletter-subscriptions',
  paths: { records: '/newsletter/admin/subscriptions', stats: '/newsletter/admin/stats' },
  texts: {
    title: 'Newsletter Subscriptions',
    subtitle: 'Manage newsletter subscriptions',
    noun: { one: 'subscription', many: 'subscriptions' },
    empty: 'No subscriptions found',
    start: 'Visitors subscribe on the website, and appear here at once.',
    loadFailed: 'Failed to fetch newsletter subscriptions',
    updateFailed: 'Failed to update subscription status',
    deleteFailed: 'Failed to delete subscription',
    confirmDelete: 'Are you sure you want to delete this subscription?',
    nameless: 'No name provided',
  },
} as const;
