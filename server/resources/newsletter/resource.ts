import { sql } from 'drizzle-orm';
import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http/http.ts';
import {
  popupMessages,
  popupSubscribeInput,
  popupSubscribePath,
  subscribeInput,
  subscribeMessages,
  subscribePath,
} from '#contract/newsletter/newsletter.ts';
import {
  newsletterAdmin,
  subscriptionQuery,
  subscriptionUpdate,
} from '#contract/newsletter/newsletter-admin.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import { newsletterDocs as docs, newsletterTag } from './docs.ts';
import {
  changeSubscription,
  listSubscriptions,
  newsletterStatistics,
  selectSubscriptions,
  subscriptionTrash,
} from './list.ts';
import { createNewsletterServices, type NewsletterServices } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';
import { subscribe } from './subscribe.ts';

/** Registers the newsletter form of the footer and the news page, and the home page's popup. */
export function registerNewsletter(api: Api, newsletter: NewsletterServices): void {
  api.post(
    subscribePath,
    {
      config: { access: 'public', docs: docs.subscribe },
      schema: { body: subscribeInput, headers: submitHeaders },
    },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      const options = { sender: request.ip, key };
      await subscribe(newsletter, { ...request.body, source: 'newsletter' }, options);
      return { success: true, message: subscribeMessages.subscribed };
    },
  );

  api.post(
    popupSubscribePath,
    {
      config: { access: 'public', docs: docs.subscribeInPopup },
      schema: { body: popupSubscribeInput, headers: submitHeaders },
    },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      const options = { sender: request.ip, key };
      await subscribe(newsletter, { ...request.body, source: 'popup' }, options);
      return { success: true, message: popupMessages.subscribed };
    },
  );
}

const { slug, paths, permission: access } = newsletterAdmin;

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

const { firstName, lastName, email, emailKey, searchText, isSubscribed } = newsletterSubscriptions;

/** The newsletter's subscriptions. */
export const newsletterResource: Resource = {
  slug,
  permission: access,
  tag: newsletterTag,
  tables: [newsletterSubscriptions],
  list: defineList({ paths, query: subscriptionQuery, select: selectSubscriptions }),
  person: {
    table: newsletterSubscriptions,
    name: sql`concat_ws(' ', ${firstName}, ${lastName})`,
    phone: null,
    phoneDigits: null,
    email,
    emailKey: sql`${emailKey}`,
    searchText,
    status: sql`case when ${isSubscribed} then 'subscribed' else 'unsubscribed' end`,
    about: sql`''`,
    note: null,
    dealerId: null,
  },
  trash: subscriptionTrash,
  register: (api, services) => {
    registerNewsletter(api, createNewsletterServices(services));
    registerNewsletterAdmin(api, services.database);
  },
};
