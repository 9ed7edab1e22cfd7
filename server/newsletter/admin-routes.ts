import { idParams } from '#contract/http.ts';
import {
  newsletterAdmin,
  subscriptionQuery,
  subscriptionUpdate,
} from '#contract/newsletter-admin.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { versionOf } from '#server/http/version.ts';
import { changeSubscription, deleteSubscription } from './change.ts';
import { listSubscriptions } from './list.ts';
import { newsletterStatistics } from './statistics.ts';

const { paths, permission: access } = newsletterAdmin;

/** How staff list, change, delete and count subscriptions (document 3, section 7). */
export function registerNewsletterAdmin(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access }, schema: { querystring: subscriptionQuery } },
    async (request) => ({ success: true, ...(await listSubscriptions(db, request.query)) }),
  );

  api.put(
    `${paths.records}/:id`,
    { config: { access }, schema: { params: idParams, body: subscriptionUpdate } },
    async (request) => {
      const { body: changes, params } = request;
      const change = { changes, basedOn: versionOf(request), actor: actorOf(request) };
      return { success: true, data: await changeSubscription(db, params.id, change) };
    },
  );

  api.delete(
    `${paths.records}/:id`,
    { config: { access }, schema: { params: idParams } },
    async (request) => {
      await deleteSubscription(db, request.params.id, actorOf(request));
      return { success: true };
    },
  );

  api.get(paths.stats, { config: { access } }, async () => ({
    success: true,
    data: await newsletterStatistics(db),
  }));
}
