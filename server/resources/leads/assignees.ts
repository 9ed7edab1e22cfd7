import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { type Assignee, assigneesPath } from '#contract/leads/lead-work.ts';
import { z } from '#contract/zod.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { Lead } from './lead.ts';
import { requireLead } from './scope.ts';

const docs = {
  operationId: 'listAssignees',
  summary: 'List the accounts that may own requests of a type',
  description: "Needs the type's permission. An account of a dealer sees the dealer's accounts.",
  tag: 'Timeline',
  answer: dataAnswer(z.array(z.object({ username: z.string(), dealerId: z.nullable(z.guid()) }))),
};

/** Lists the enabled accounts that may own a type's requests and that the viewer may see, by name. */
async function listAssignees(db: Db, { facts }: Lead, { dealerId }: Viewer): Promise<Assignee[]> {
  return await db
    .select({ username: staffAccounts.username, dealerId: staffAccounts.dealerId })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.isDisabled, false),
        arrayContains(staffAccounts.permissions, [facts.permission]),
        dealerId === null ? undefined : eq(staffAccounts.dealerId, dealerId),
      ),
    )
    .orderBy(sql`lower(${staffAccounts.username})`);
}

/** Registers the list of accounts that may own requests. */
export function registerAssignees(api: Api, db: Db): void {
  const schema = { params: z.object({ slug: z.string() }) };
  api.get(
    `${assigneesPath}/:slug`,
    { config: { access: 'staff', docs }, schema },
    async (request) => {
      const lead = requireLead(request, request.params.slug);
      return { success: true, data: await listAssignees(db, lead, requireViewer(request)) };
    },
  );
}
