import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { formatReference } from '#contract/leads/lead.ts';
import { type NoticeReason, noticeReasons } from '#contract/staff/notices.ts';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import { toOneLine } from '#server/resources/leads/email/desk-notice.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { staffNotices } from './schema.ts';

const digestMinutes = 15;
/** The maximum number of notices sent per transaction, and listed per digest. */
const batchSize = 200;

type Waiting = typeof staffNotices.$inferSelect & Pick<Account, 'email' | 'noticeMode'>;

/**
 * Locks the due notices: those of accounts with individual emails, and all notices of an account whose oldest one has
 * waited for the digest's interval. Other processes skip them.
 */
async function lockDue(tx: Db): Promise<Waiting[]> {
  const { email, noticeMode } = staffAccounts;
  const oldest = sql`(select min(created_at) from ${staffNotices} as other
    where other.account_id = ${staffNotices.accountId} and other.mailed_at is null)`;
  const rows = await tx
    .select({ notice: staffNotices, email, noticeMode })
    .from(staffNotices)
    .innerJoin(staffAccounts, eq(staffAccounts._id, staffNotices.accountId))
    .where(
      and(
        isNull(staffNotices.mailedAt),
        sql`(${noticeMode} <> 'digest' or ${oldest} <= now() - ${digestMinutes} * interval '1 minute')`,
      ),
    )
    .orderBy(staffNotices.createdAt, staffNotices._id)
    .limit(batchSize)
    .for('update', { of: staffNotices, skipLocked: true });
  return rows.map(({ notice, ...account }) => ({ ...notice, ...account }));
}

/** What an email says about a notice. */
interface NoticeFacts {
  reason: NoticeReason;
  noun: string;
  /** 'Sample Asker: Haval H6' */
  who: string;
  reference: string;
  url: string;
}

const formatNotice = ({ reason, noun, who, reference }: NoticeFacts): string =>
  `${noticeReasons[reason]}: ${noun}, ${who}, ${reference}`;

const maxWhoLength = 120;

async function describeRequests(
  tx: Db,
  lead: Lead,
  notices: readonly Waiting[],
): Promise<Map<string, { who: string; isAnswered: boolean }>> {
  const { name, about } = describePerson(lead);
  const { _id, firstResponseAt } = lead.table;
  const rows = await tx
    .select({
      id: sql<string>`${_id}`,
      name: sql<string>`${name}`,
      about: sql<string>`${about}`,
      isAnswered: sql<boolean>`${firstResponseAt} is not null`,
    })
    .from(lead.table)
    .where(
      and(
        inArray(
          _id,
          notices.map(({ recordId }) => recordId),
        ),
        isNotTrashed(lead.table),
      ),
    );
  return new Map(
    rows.map(({ id, name: person, about: subject, isAnswered }) => [
      id,
      { who: toOneLine([person, subject].filter(Boolean).join(': '), maxWhoLength), isAnswered },
    ]),
  );
}

/** Formats notices; omits those of requests that were deleted or answered in the meantime. */
async function describeNotices(
  tx: Db,
  notices: readonly Waiting[],
  office: string,
): Promise<{ notice: Waiting; facts: NoticeFacts }[]> {
  const described = await Promise.all(
    leads.map(async (lead) => {
      const { slug, texts } = lead.facts;
      const own = notices.filter(({ kind }) => kind === slug);
      if (own.length === 0) return [];
      const requests = await describeRequests(tx, lead, own);
      return own.flatMap((notice) => {
        const request = requests.get(notice.recordId);
        if (!request || (request.isAnswered && notice.reason === 'almost-late')) return [];
        const { reason, recordId } = notice;
        const url = `${office}/${slug}?open=${recordId}`;
        const reference = formatReference(recordId);
        return [
          { notice, facts: { reason, noun: texts.noun.one, who: request.who, reference, url } },
        ];
      });
    }),
  );
  return described.flat();
}

const ending =
  'You choose on your account’s screen in the back office which of these emails you get.';

function buildEmail(recipient: string, notices: readonly NoticeFacts[]): Email {
  const [first] = notices;
  const subject =
    notices.length === 1 && first ? formatNotice(first) : `${notices.length} requests wait for you`;
  const lines = notices.map((one) => `${formatNotice(one)}\n${one.url}`);
  return { recipient, subject, text: [...lines, ending].join('\n\n') };
}

/**
 * Queues the emails for due notices: one each, or one digest per account. Accounts without an address or with emails
 * turned off get none. `office` is the back office's URL. Returns how many emails it queued.
 */
export async function mailNotices(db: Db, office: string): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await lockDue(tx);
    if (due.length === 0) return 0;
    const wanted = due.filter(({ email, noticeMode }) => email !== null && noticeMode !== 'off');
    const described = await describeNotices(tx, wanted, office);
    const groups = Map.groupBy(described, ({ notice: { _id, accountId, noticeMode } }) =>
      noticeMode === 'digest' ? accountId : _id,
    );
    const emails = [...groups.values()].flatMap((group) => {
      const facts = group.map((one) => one.facts);
      const email = group[0]?.notice.email;
      return email ? [buildEmail(email, facts)] : [];
    });
    if (emails.length > 0) await queueEmails(tx, emails);
    await tx
      .update(staffNotices)
      .set({ mailedAt: new Date().toISOString() })
      .where(
        inArray(
          staffNotices._id,
          due.map(({ _id }) => _id),
        ),
      );
    return emails.length;
  });
}
