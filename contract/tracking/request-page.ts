import { timelinePath } from '../leads/timeline.ts';
import type { WithdrawalReason } from './own-request.ts';

/** The page of a request as staff see it. All moments are ISO 8601, UTC. */
export interface RequestPage {
  /** The secret link for the customer. */
  url: string;
  /** When the customer read the newest message of staff. */
  seenAt: string | null;
  /** When the oldest message came that nobody has answered. */
  unansweredSince: string | null;
  withdrawnAt: string | null;
  withdrawalReason: WithdrawalReason | null;
}

/** Below /api. `…/page/renew` ends the link. */
export const requestPagePath = `${timelinePath}/:slug/:id/page`;

/** The reasons for which customers withdraw, for staff. */
export const withdrawalReasonLabels = {
  'bought-elsewhere': 'Bought elsewhere',
  price: 'Price',
  'waiting-time': 'Waiting time',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
} as const satisfies Record<WithdrawalReason, string>;
