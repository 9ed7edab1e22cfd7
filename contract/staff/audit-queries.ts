import { pagingQuery } from '../http/http.ts';
import { optionalDay } from '../input/optional-day.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';
import { auditActions } from './audit.ts';
import { auditKinds } from './audit-kinds.ts';

const kindNames = [...auditKinds.keys()];

/** The list's query: 100 per page, always newest first. */
export const auditQuery = z.object({
  ...pagingQuery(100),
  kind: z.optional(z.enum(kindNames, { error: `kind must be one of: ${kindNames.join(', ')}` })),
  action: z.optional(
    z.enum(auditActions, { error: `action must be one of: ${auditActions.join(', ')}` }),
  ),
  username: optionalText({ max: 100 }),
  recordId: z.optional(z.guid({ error: 'recordId must be an id' })),
  /** Days in Pakistan, both inclusive. */
  from: optionalDay,
  to: optionalDay,
  search: optionalText({ max: 200 }),
});

/** The query of one record's audit lines. */
export const recordLinesQuery = z.object(pagingQuery(100));

/** Path parameters of one record's audit lines. */
export const recordLinesParams = z.object({
  kind: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});
