import { trashParams, trashPath, trashQuery } from '#contract/staff/trash.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import type { Api } from '#server/platform/http/api.ts';
import { doneAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { purgeRecord, restoreRecord } from '#server/records/trash/move.ts';
import { listTrash, requireDeletable } from './trash.ts';

const tag = 'Trash';
const record = z.object({
  slug: z.string(),
  _id: z.guid(),
  title: z.string(),
  detail: z.string(),
  deletedAt: moment,
  deletedBy: z.string(),
  purgeAt: moment,
});
const kind = z.object({ slug: z.string(), label: z.string(), count: z.int() });

const docs = {
  list: {
    operationId: 'listTrash',
    summary: 'List the records in the trash, those deleted last first',
    description: 'Lists the kinds that the account may delete, or the one that `slug` names.',
    tag,
    answer: z.extend(listAnswer(record), { kinds: z.array(kind) }),
    errors: ['forbidden', 'not-found'],
  },
  restore: {
    operationId: 'restoreRecord',
    summary: 'Restore a record from the trash',
    description:
      'Needs the permission to delete such records. A record that is not in the trash stays as it is. If the time of a request’s appointment was taken since, `message` says so and `data.next` has the next free times.',
    tag,
    answer: z.extend(doneAnswer, { data: z.optional(z.object({ next: z.array(z.string()) })) }),
    errors: ['conflict'],
  },
  purge: {
    operationId: 'purgeRecord',
    summary: 'Delete a record in the trash for good, with its files',
    description: 'Also needs the permission to delete such records.',
    tag,
    answer: doneAnswer,
  },
} satisfies Record<string, RouteDocs>;

/** Registers the trash: listing, restoring and purging records. */
export function registerTrash(
  api: Api,
  { db, files: { storage } }: { db: Db; files: Pick<Files, 'storage'> },
): void {
  const schema = { params: trashParams };
  api.get(
    trashPath,
    { config: { access: 'staff', docs: docs.list }, schema: { querystring: trashQuery } },
    async (request) => ({
      success: true,
      ...(await listTrash(db, request.query, requireViewer(request))),
    }),
  );

  api.post(
    `${trashPath}/:slug/:id/restore`,
    { config: { access: 'staff', docs: docs.restore }, schema },
    async (request) => {
      const { slug, id } = request.params;
      const viewer = requireViewer(request);
      const { trash } = requireDeletable(viewer, slug);
      const missing = await restoreRecord(db, trash, id, { actor: requireActor(request), viewer });
      if (!missing) return { success: true };
      return { success: true, message: missing.message, data: { next: missing.next } };
    },
  );

  api.delete(
    `${trashPath}/:slug/:id`,
    { config: { access: 'trash', docs: docs.purge }, schema },
    async (request) => {
      const { slug, id } = request.params;
      const viewer = requireViewer(request);
      const { trash } = requireDeletable(viewer, slug);
      const keys = await db.transaction((tx) =>
        purgeRecord(tx, trash, id, { actor: requireActor(request), viewer }),
      );
      await removeFiles({ db, storage }, keys, request.log);
      return { success: true };
    },
  );
}
