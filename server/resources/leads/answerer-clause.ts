import { type SQL, sql } from 'drizzle-orm';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Derivation, Lead } from './lead.ts';
import { isOpenStatus } from './open-status.ts';

/** The types whose open requests an account answers. */
export type OpenRequests = readonly Pick<Lead, 'facts' | 'table'>[];

/** Columns that staff give with a request that they took; all others get what the join `answerer` finds. */
export const answererValues: Lead['derived'] = {
  dealerId: (field) => sql`coalesce(${field('dealerId')}::uuid, answerer.dealer_id)`,
  assignedTo: (field) => sql`coalesce(${field('assignedTo')}, answerer.username)`,
};

/** Builds the number of open requests that an account owns. */
function countOpenRequests(owned: OpenRequests): SQL {
  const counts = owned.map(
    (lead) => sql`(select count(*) from ${lead.table} as request
      where request.assigned_to = account.username and request.deleted_at is null
        and ${isOpenStatus(lead, 'request')})`,
  );
  return sql.join(counts, sql` + `);
}

/**
 * Builds the join that finds the dealer whose label a request names, if exactly one active dealer has it. If the dealer
 * assigns requests automatically, it also finds the dealer's account with the fewest open requests; ties are broken at
 * random, or the oldest account would get the most. Empty for types that name no dealer.
 */
export function buildAnswererJoin(
  { dealership, permission }: Lead['facts'],
  field: Parameters<Derivation>[0],
  owned: OpenRequests,
): SQL {
  if (!dealership) return sql``;
  return sql`left join lateral (
      select dealer._id as dealer_id, owner.username
      from (
        select (array_agg(_id))[1] as _id, bool_and(auto_assign) as auto_assign from ${dealers}
        where is_active and ${isKept(dealers)} and name || ', ' || city = ${field(dealership)} having count(*) = 1
      ) as dealer left join lateral (
        select account.username from ${staffAccounts} as account
        where dealer.auto_assign and account.dealer_id = dealer._id and not account.is_disabled
          and ${permission} = any(account.permissions)
        order by ${countOpenRequests(owned)}, random() limit 1
      ) as owner on true
    ) as answerer on true`;
}
