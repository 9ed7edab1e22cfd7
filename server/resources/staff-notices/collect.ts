import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { NoticeReason } from '#contract/staff/notices.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { heldUntil } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { firstIdAt } from '#server/platform/new-id.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { ownRequests } from '#server/resources/leads/own-page/schema.ts';
import { leads } from '#server/resources/leads/registry.ts';
import {
  isOverdue,
  type ResponseClock,
  readClock,
} from '#server/resources/leads/response-clock.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { staffNotices } from './schema.ts';

/** How long before a response is due its owner is notified. */
const almostLateMs = 10 * 60 * 1000;

/** Older events cause no notices, because the product was not running. */
const maxAgeMs = 60 * 60 * 1000;
const since = sql`greatest(now() - ${maxAgeMs} * interval '1 millisecond', ${heldUntil})`;

const account = sql.raw('account');

/** The condition for accounts that may see a request. */
const maySee = ({ table, facts }: Lead): SQL => sql`not ${account}.is_disabled
  and ${account}.permissions @> array[${facts.permission}]::text[]
  and (${account}.dealer_id is null or ${account}.dealer_id = ${table.dealerId})`;

/**
 * The condition for accounts that handle a request: its owner, or if it is unassigned, everyone who works where it is
 * handled.
 */
const answers = (lead: Lead): SQL => sql`${maySee(lead)}
  and (${lead.table.assignedTo} = ${account}.username or (${lead.table.assignedTo} is null
    and ${account}.dealer_id is not distinct from ${lead.table.dealerId}))`;

/** The condition for requests that an account did not enter itself. */
const isFromOthers = ({ table, facts }: Lead): SQL => sql`not exists (
  select from ${leadTimeline} where kind = ${facts.slug} and record_id = ${table._id}
    and type = 'submitted' and by = ${account}.username)`;

/** The requests for a reason, and the accounts to notify; `from` joins the other tables in the conditions. */
interface Source {
  reason: NoticeReason;
  from?: SQL;
  where: SQL | undefined;
  event?: SQL;
  /** Whether it is about closed requests, too. */
  includesClosed?: true;
}

function listSources(lead: Lead, clock: ResponseClock): Source[] {
  const { table, facts } = lead;
  const soon = new Date(Date.now() + almostLateMs);
  const isRecent = sql`${table.createdAt} > now() - interval '7 days'`;
  return [
    {
      reason: 'new',
      where: and(sql`${table.createdAt} > ${since}`, answers(lead), isFromOthers(lead)),
    },
    {
      reason: 'handed-over',
      from: sql`join ${leadTimeline} as entry on entry.kind = ${facts.slug}
        and entry.record_id = ${table._id} and entry.type = 'assigned' and entry.at > ${since}
        and entry._id >= ${firstIdAt(Date.now() - maxAgeMs)}`,
      where: and(
        answers(lead),
        sql`entry.by is distinct from ${account}.username`,
        sql`(entry.changes -> 'assignedTo' ->> 'to' = ${account}.username
          or (${table.assignedTo} is null and entry.changes -> 'dealerId' ->> 'to' = ${account}.dealer_id::text))`,
      ),
      event: sql`entry._id::text`,
    },
    {
      reason: 'message',
      from: sql`join ${leadTimeline} as entry on entry.kind = ${facts.slug}
        and entry.record_id = ${table._id} and entry.type = 'message' and entry.at > ${since}
        and entry._id >= ${firstIdAt(Date.now() - maxAgeMs)}`,
      where: and(answers(lead), sql`entry.by is null`),
      event: sql`entry._id::text`,
      includesClosed: true,
    },
    {
      reason: 'withdrawn',
      from: sql`join ${ownRequests} as own on own._id = ${table._id} and own.withdrawn_at > ${since}`,
      where: answers(lead),
      event: sql`own.withdrawn_at::text`,
      includesClosed: true,
    },
    { reason: 'almost-late', where: and(isOverdue(lead, clock, soon), isRecent, answers(lead)) },
    ...(facts.appointment ? [missedAppointments(lead)] : []),
  ];
}

/** Confirmed appointments that ended without an outcome. */
const missedAppointments = (lead: Lead): Source => ({
  reason: 'no-show',
  from: sql`join ${appointments} as planned on planned.request_id = ${lead.table._id}
        and planned.status = 'confirmed' and planned.deleted_at is null
        and planned.end_at between ${since} and now()`,
  where: answers(lead),
  event: sql`planned.start_at::text`,
});

/** Builds the statement that stores the notices for a reason; notices that are already stored stay unchanged. */
const buildInsert = (
  lead: Lead,
  { reason, from = sql``, where, event = sql`''`, includesClosed }: Source,
): SQL =>
  sql`insert into ${staffNotices} (account_id, kind, record_id, reason, event, created_at)
    select distinct ${account}._id, ${lead.facts.slug}, ${lead.table._id}, ${reason}, ${event}, clock_timestamp()
    from ${lead.table} ${from} cross join ${staffAccounts} as ${account}
    where ${and(isNotTrashed(lead.table), includesClosed ? undefined : isOpenStatus(lead, getTableName(lead.table)), where)}
    on conflict do nothing`;

/**
 * Stores new notices: of new requests, requests assigned to the account, messages and withdrawals of customers, responses
 * due within ten minutes, and past appointments without an outcome.
 */
export async function collectNotices(db: Db): Promise<void> {
  const clock = await readClock(db);
  for (const lead of leads) {
    for (const source of listSources(lead, clock)) await db.execute(buildInsert(lead, source));
  }
  await db.execute(sql`delete from ${staffNotices} where created_at < now() - interval '7 days'`);
}
