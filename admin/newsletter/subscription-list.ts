import { newsletterAdmin, subscriptionSorts } from '#contract/newsletter/newsletter-admin.ts';
import type { ListSource } from '../lists/record-kind.ts';

export const subscriptionList: ListSource = {
  kind: newsletterAdmin,
  shape: {
    statuses: ['subscribed', 'unsubscribed'],
    filters: ['source'],
    sortKeys: subscriptionSorts,
  },
  pageSize: 10,
  statsKind: newsletterAdmin,
};
