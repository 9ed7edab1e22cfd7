import { momentFormat } from './moment.ts';
import { clearableText } from './text.ts';
import { z } from './zod.ts';

/** What staff may change on every request to share the work. Null clears a field. */
export const workFields = {
  dealerId: z.optional(z.nullable(z.guid({ error: 'There is no dealer with this id' }))),
  assignedTo: clearableText({ max: 100 }),
  nextFollowUp: clearableText({ max: 40, format: momentFormat }),
};

/** The values of the list filter `assignedTo` besides usernames: one's own requests, and those without an owner. */
export const ownerFilters = { mine: 'me', nobody: 'none' } as const;

/** Errors about the owner and the dealer of a request. */
export const workMessages = {
  unknownDealer: 'There is no dealer with this id',
  ownDealerOnly: 'Your account cannot move a request to another dealer',
  cannotSee: (username: string) => `${username} cannot see this request`,
} as const;
