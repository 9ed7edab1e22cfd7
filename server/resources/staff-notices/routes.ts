import { and, asc, eq, gt } from 'drizzle-orm';
import { leadTypes } from '#contract/leads/registry.ts';
import {
  type NoticeMode,
  type NoticeReason,
  type NoticeSettings,
  noticeModes,
  noticePaths,
  noticeReasons,
  noticeSettingsInput,
  type StaffNotice,
} from '#contract/staff/notices.ts';
import { z } from '#contract/zod.ts';
import { type Actor, recordAudit, requireActor } from '#server/platform/audit/record-change.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { staffNotices } from './schema.ts';

/** The maximum number of notices that a browser shows at once. */
const maxListed = 20;

const settings = nameSchema(
  'NoticeSettings',
  z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    mode: z.enum(Object.keys(noticeModes) as NoticeMode[]),
  }),
);
const tag = 'Own Account';
const docs = {
  read: {
    operationId: 'readNoticeSettings',
    summary: 'Read the name and the notice settings of the account',
    tag,
    answer: dataAnswer(settings),
  },
  change: {
    operationId: 'changeNoticeSettings',
    summary: 'Change the name and the notice settings of the account',
    tag,
    answer: dataAnswer(settings),
  },
  list: {
    operationId: 'listNotices',
    summary: 'List the notices of the account since a moment, oldest first',
    description: 'At most 20. A browser shows them while the back office is open.',
    tag,
    answer: dataAnswer(
      z.array(
        z.object({
          _id: z.guid(),
          kind: z.string(),
          recordId: z.guid(),
          reason: z.enum(Object.keys(noticeReasons) as NoticeReason[]),
          title: z.string(),
          createdAt: moment,
        }),
      ),
    ),
  },
} satisfies Record<string, RouteDocs>;

/** Puts a notice into words: 'New: test drive'. It names no customer. */
function describeNotice({ kind, reason }: Pick<StaffNotice, 'kind' | 'reason'>): string {
  const facts = leadTypes.find(({ slug }) => slug === kind);
  return `${noticeReasons[reason]}: ${facts?.texts.noun.one ?? 'request'}`;
}

const columns = {
  name: staffAccounts.name,
  email: staffAccounts.email,
  mode: staffAccounts.noticeMode,
};

/** Stores an account's settings and the audit line of the change. */
const changeSettings = (
  db: Db,
  actor: Actor,
  accountId: string,
  { name, email, mode }: NoticeSettings,
): Promise<NoticeSettings | undefined> =>
  db.transaction(async (tx) => {
    const isOwn = eq(staffAccounts._id, accountId);
    const [before] = await tx.select(columns).from(staffAccounts).where(isOwn).for('update');
    const [after] = await tx
      .update(staffAccounts)
      .set({ name, email, noticeMode: mode })
      .where(isOwn)
      .returning(columns);
    if (before && after) {
      const toFields = (settings: NoticeSettings) => ({
        name: settings.name,
        email: settings.email,
        noticeMode: settings.mode,
      });
      await recordAudit(tx, actor, {
        kind: 'staff-account',
        recordId: accountId,
        before: toFields(before),
        after: toFields(after),
      });
    }
    return after;
  });

const findAccountId = ({ staff }: { staff: unknown }) => (staff as StaffMember).accountId;

/** Registers how staff configure their notices, and how an open back office polls them. */
export function registerStaffNotices(api: Api, db: Db): void {
  const access = 'staff';
  api.get(noticePaths.settings, { config: { access, docs: docs.read } }, async (request) => {
    const [data] = await db
      .select(columns)
      .from(staffAccounts)
      .where(eq(staffAccounts._id, findAccountId(request)));
    return { success: true, data };
  });

  api.put(
    noticePaths.settings,
    { config: { access, docs: docs.change }, schema: { body: noticeSettingsInput } },
    async (request) => {
      const { name = null, email = null, mode } = request.body;
      const actor = requireActor(request);
      const data = await changeSettings(db, actor, findAccountId(request), { name, email, mode });
      return { success: true, data };
    },
  );

  const { _id, kind, recordId, reason, createdAt, accountId } = staffNotices;
  const querystring = z.object({ after: z.iso.datetime({ error: 'after must be a moment' }) });
  api.get(
    noticePaths.list,
    { config: { access, docs: docs.list }, schema: { querystring } },
    async (request) => ({
      success: true,
      data: (
        await db
          .select({ _id, kind, recordId, reason, createdAt })
          .from(staffNotices)
          .where(and(eq(accountId, findAccountId(request)), gt(createdAt, request.query.after)))
          .orderBy(asc(createdAt), asc(_id))
          .limit(maxListed)
      ).map((notice) => ({ ...notice, title: describeNotice(notice) })),
    }),
  );
}
