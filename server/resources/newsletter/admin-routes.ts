import { idParams } from '#contract/http.ts';
import {
  newsletterAdmin,
  subscriptionQuery,
  subscriptionUpdate,
} from '#contract/newsletter-admin.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import { changeSubscription, subscriptionTrash } from './change.ts';
import { newsletterDocs as docs } from './docs.ts';
import { listSubscriptions } from './list.ts';
import { newsletterStatistics } from './statistics.ts';

const { paths, permission: access } = newsletterAdmin;

/** Registers how staff list, change, delete and count subscriptions, see docs/spec/back-office.md#newsletter-subscriptions. */
export function registerNewsletterAdmin(api: Api, { db, statistics }: Database): void {
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: subscriptionQuery } },
    async (request) => ({ success: true, ...(await listSubscriptions(db, request.query)) }),
  );

  api.put(
    `${paths.records}/:id`,
    {
      config: { access, docs: docs.change },
      schema: { params: idParams, body: subscriptionUpdate },
    },
    async (request) => {
      const { body: changes, params } = request;
      const change = { changes, basedOn: readVersion(request), actor: requireActor(request) };
      return { success: true, data: await changeSubscription(db, params.id, change) };
    },
  );

  api.delete(
    `${paths.records}/:id`,
    { config: { access, docs: docs.remove }, schema: { params: idParams } },
    async (request) => {
      const actor = requireActor(request);
      const { id } = request.params;
      await db.transaction((tx) => trashRecord(tx, subscriptionTrash, id, { actor }));
      return { success: true };
    },
  );

  api.get(paths.stats, { config: { access, docs: docs.counts } }, async () => ({
    success: true,
    data: await newsletterStatistics(statistics),
  }));
}
