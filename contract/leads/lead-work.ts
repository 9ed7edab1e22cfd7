import { dealerIdFormat, dealerUnknown } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';

/** Fields of every request that staff change to divide the work. Null clears a field. */
export const workFields = {
  dealerId: clearableText({ max: 36, format: dealerIdFormat }),
  assignedTo: clearableText({ max: 100 }),
  nextFollowUp: clearableText({ max: 40, format: momentFormat }),
};

/** The request of which another one is a duplicate. */
export const duplicateInput = z.object({
  duplicateOf: z.guid({ error: 'There is no request with this id' }),
});

/** Below /api: the accounts that may own a type's requests, by the type's slug. */
export const assigneesPath = '/admin/assignees';

/** An enabled account that may own requests. */
export interface Assignee {
  username: string;
  /** The dealer whose requests it may own; null for head office, which may own all. */
  dealerId: string | null;
}

/** The values of the list filter `assignedTo` besides usernames: the viewer's own requests, and unassigned ones. */
export const ownerFilters = { mine: 'me', nobody: 'none' } as const;

/** Errors about the owner and the dealer of a request. */
export const workMessages = {
  unknownDealer: dealerUnknown,
  ownDealerOnly: 'Your account cannot move a request to another dealer',
  ownDealerRequests: 'Your account takes requests for its own dealer only',
  needed: 'This cannot be empty',
  noDuplicate: 'This request cannot be a duplicate of that one',
  notClosed: 'This request is not closed as a duplicate',
  cannotSee: (username: string) => `${username} cannot see this request`,
} as const;
