import { timelinePath } from '../leads/timeline.ts';
import { z } from '../zod.ts';
import type { CorrectedField, WithdrawalReason } from './own-request.ts';

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
  /** The fields that the customer corrected, with their new values; null if nothing waits. */
  correction: Partial<Record<CorrectedField, string>> | null;
}

/** Below /api. `…/page/renew` ends the link, `…/page/correction` confirms or refuses a correction. */
export const requestPagePath = `${timelinePath}/:slug/:id/page`;

/** Whether staff store a correction of the customer. */
export const correctionDecision = z.object({
  isConfirmed: z.boolean({ error: 'isConfirmed must be true or false' }),
});

/** There is no correction: it was confirmed or refused in the meantime. */
export const noCorrection = 'The customer has not corrected anything, or this was decided already';

/** The reasons for which customers withdraw, for staff. */
export const withdrawalReasonLabels = {
  'bought-elsewhere': 'Bought elsewhere',
  price: 'Price',
  'waiting-time': 'Waiting time',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
} as const satisfies Record<WithdrawalReason, string>;
