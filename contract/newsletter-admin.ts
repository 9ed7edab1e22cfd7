import { orderQuery, pagingQuery } from './http.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** The states that the list filters by (4-decisions, 13), and the places an address comes from. */
const subscriptionStates = ['subscribed', 'unsubscribed'] as const;
const subscriptionSources = ['popup', 'newsletter'] as const;

/** The keys that the list sorts by. */
export const subscriptionSorts = [
  'createdAt',
  'updatedAt',
  'firstName',
  'lastName',
  'email',
  'source',
  'isSubscribed',
] as const;

/** The staff list's query: ten to a page, newest first. */
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

/** What staff may change about a subscription. */
export const subscriptionUpdate = z.object({
  isSubscribed: z.boolean({ error: 'isSubscribed must be true or false' }),
});

/** The statistics of the newsletter (document 3, section 3; 4-decisions, 12). */
export interface NewsletterStats {
  totalSubscriptions: number;
  activeSubscriptions: number;
  inactiveSubscriptions: number;
  /** Of the last seven days. */
  recentSubscriptions: number;
  unsubscribedCount: number;
  /** Of the calendar month in Pakistan. */
  newSubscriptionsThisMonth: number;
  /** Of the last 30 days, and of the 30 before. */
  currentPeriod: number;
  previousPeriod: number;
}

/** Newsletter subscriptions as staff work on them (document 3, sections 2, 7 and 8). */
export const newsletterAdmin = {
  slug: 'newsletter-subscriptions',
  permission: 'newsletter-subscriptions',
  paths: { records: '/newsletter/admin/subscriptions', stats: '/newsletter/admin/stats' },
  texts: {
    title: 'Newsletter Subscriptions',
    subtitle: 'Manage newsletter subscriptions',
    noun: { one: 'subscription', many: 'subscriptions' },
    empty: 'No subscriptions found',
    loadFailed: 'Failed to fetch newsletter subscriptions',
    updateFailed: 'Failed to update subscription status',
    deleteFailed: 'Failed to delete subscription',
    confirmDelete: 'Are you sure you want to delete this subscription?',
    nameless: 'No name provided',
  },
} as const;
