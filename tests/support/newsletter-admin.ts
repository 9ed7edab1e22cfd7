import { v7 as uuidv7 } from 'uuid';
import { auditLines } from '#server/platform/audit/schema.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { countChange } from '#server/resources/newsletter/list.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import type { TestApp } from './test-app.ts';

export const subscriptionsUrl = '/api/newsletter/admin/subscriptions';
export const statsUrl = '/api/newsletter/admin/stats';

type Row = typeof newsletterSubscriptions.$inferInsert;

/** The calls of staff who manage newsletter subscriptions, and a way to store some. */
export function newsletterAdminCalls(test: () => TestApp, cookies: () => Record<string, string>) {
  const list = (query: Record<string, string> = {}) =>
    test().call({ method: 'GET', url: subscriptionsUrl, query, cookies: cookies() });
  return {
    /** Stores a subscription and counts it, as if a visitor had sent it; returns its id. */
    add: async (email: string, fields: Partial<Row> = {}): Promise<string> => {
      const _id = uuidv7();
      const now = new Date().toISOString();
      const times = { createdAt: now, updatedAt: now };
      const usual = { source: 'newsletter', isSubscribed: true } as const;
      const row = { _id, email, emailKey: email.toLowerCase(), ...usual, ...times, ...fields };
      const { db } = test().database;
      await db.insert(newsletterSubscriptions).values(row);
      await countChange(db, row.createdAt, { after: row });
      return _id;
    },
    list,
    emails: async (query: Record<string, string>) =>
      (await list(query)).json().data.map(({ email }: { email: string }) => email),
    put: (id: string, payload: object, headers: Record<string, string> = {}) => {
      const url = `${subscriptionsUrl}/${id}`;
      return test().call({ method: 'PUT', url, payload, headers, cookies: cookies() });
    },
    /** Deletes all subscriptions, audit lines and counts. */
    clear: async () => {
      for (const table of [newsletterSubscriptions, auditLines, leadDays]) {
        await test().database.db.delete(table);
      }
    },
  };
}
