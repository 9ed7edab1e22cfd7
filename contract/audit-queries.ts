import { auditActions } from './audit.ts';
import { auditKinds } from './audit-kinds.ts';
import { dateFormat } from './formats.ts';
import { pagingQuery } from './http.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

const kindNames = [...auditKinds.keys()];
const day = optionalText({ max: 10, format: dateFormat });

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
  from: day,
  to: day,
  search: optionalText({ max: 200 }),
});

/** The query of one record's audit lines. */
export const recordLinesQuery = z.object(pagingQuery(100));

/** Path parameters of one record's audit lines. */
export const recordLinesParams = z.object({
  kind: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});
