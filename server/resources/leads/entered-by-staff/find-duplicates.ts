import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { LeadRecordBase, PossibleDuplicate } from '#contract/leads/lead.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import type { Lead } from '../lead.ts';
import { isVisibleTo } from '../scope.ts';

/** The fields of a request that identify the customer. */
type Sent = LeadRecordBase & {
  email?: string | null;
  cnic?: string | null;
  address?: string | null;
};

/** Columns whose equality makes two requests the same customer's; each has an index. */
function listMatches({ table, sameCustomer }: Lead): SQL[] {
  const email = sql`${foldCase(findColumn(table, 'email'))} = ${foldCase(sql`shown.email`)}`;
  const phone = sql`${table.phoneDigits} = shown.phone_digits`;
  const cnic = 'cnic' in table ? [sql`${findColumn(table, 'cnic')} = shown.cnic`] : [];
  return [phone, email, ...cnic, ...(sameCustomer ? [sameCustomer(sql`shown.address`)] : [])];
}

/** Builds the query for earlier open requests of the same customers; the given requests are passed as JSON. */
export function buildDuplicateQuery(lead: Lead, requests: readonly Sent[], viewer: Viewer): SQL {
  const { table, facts } = lead;
  const { duplicateDays } = facts;
  const shown = requests.map((request) => ({
    _id: request._id,
    created_at: request.createdAt,
    phone_digits: parsePhoneDigits(request.phone),
    email: request.email ?? null,
    cnic: request.cnic ?? null,
    address: request.address ?? null,
  }));
  const isEarlier = and(
    isOpenStatus(lead),
    sql`(${table.createdAt}, ${table._id}) < (shown.created_at, shown._id)`,
    duplicateDays === null
      ? undefined
      : sql`${table.createdAt} >= shown.created_at - make_interval(days => ${duplicateDays})`,
    isVisibleTo(lead, viewer),
  );
  // The offset separates the other conditions: otherwise the planner would read all requests of a dealer in these days.
  // The indexes exclude the trash, so that condition stays inside.
  const lookups = listMatches(lead).map(
    (match) => sql`select ${table._id} as _id, ${table.createdAt} as created_at
      from (select * from ${table} where ${match} and ${isNotTrashed(table)} offset 0) as ${sql.identifier(getTableName(table))}
      where ${isEarlier}`,
  );
  return sql`
    select shown._id, count(*)::int + 1 as number,
      (array_agg(earlier._id order by earlier.created_at, earlier._id))[1] as of
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as shown (_id uuid, created_at timestamptz, phone_digits text, email text, cnic text, address text)
    cross join lateral (${sql.join(lookups, sql` union `)}) as earlier
    group by shown._id`;
}

/**
 * Finds possible duplicates among some requests: open ones of the customer of an earlier open request of the type, at
 * most as many days apart as the type says. Only requests that the viewer may see count.
 */
export async function findPossibleDuplicates(
  db: Db,
  lead: Lead,
  requests: readonly Sent[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, PossibleDuplicate>> {
  const open = requests.filter(({ status }) => lead.facts.openStatuses.includes(status));
  if (open.length === 0) return new Map();
  const { rows } = await db.execute<PossibleDuplicate & { _id: string; [name: string]: unknown }>(
    buildDuplicateQuery(lead, open, viewer),
  );
  return new Map(rows.map(({ _id, number, of }) => [_id, { number, of }]));
}
