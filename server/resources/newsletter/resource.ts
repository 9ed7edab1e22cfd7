import { sql } from 'drizzle-orm';
import { newsletterAdmin, subscriptionQuery } from '#contract/newsletter/newsletter-admin.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { newsletterTag } from './docs.ts';
import { selectSubscriptions, subscriptionTrash } from './list.ts';
import { createNewsletterServices } from './newsletter.ts';
import { registerNewsletter, registerNewsletterAdmin } from './routes.ts';
import { newsletterSubscriptions } from './schema.ts';

const { slug, permission, paths } = newsletterAdmin;
const { firstName, lastName, email, emailKey, searchText, isSubscribed } = newsletterSubscriptions;

/** The newsletter's subscriptions. */
export const newsletterResource: Resource = {
  slug,
  permission,
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
