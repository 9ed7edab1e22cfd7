import { issueAdmin, issueSorts, issueStatuses } from '#contract/newsletter/newsletter-issues.ts';
import type { ListSource } from '../../lists/record-kind.ts';

/** The source of the list of newsletter issues. */
export const issueList: ListSource = {
  kind: issueAdmin,
  shape: { statuses: Object.keys(issueStatuses), filters: [], sortKeys: issueSorts },
  pageSize: 50,
};
