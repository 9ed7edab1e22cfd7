import { newsletterAdmin, subscriptionSorts } from '#contract/newsletter/newsletter-admin.ts';
import { issueAdmin, issueSorts, issueStatuses } from '#contract/newsletter/newsletter-issues.ts';
import type { ListSource } from '../lists/record-view.ts';

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

/** The source of the list of newsletter issues. */
export const issueList: ListSource = {
  kind: issueAdmin,
  shape: { statuses: Object.keys(issueStatuses), filters: [], sortKeys: issueSorts },
  pageSize: 50,
};
