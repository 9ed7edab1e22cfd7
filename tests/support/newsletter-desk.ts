import { v7 as uuidv7 } from 'uuid';
import { auditLines } from '#server/audit/schema.ts';
import { leadDays } from '#server/leads/schema.ts';
import { countChange } from '#server/newsletter/counts.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import type { TestApp } from './test-app.ts';

export const subscriptionsUrl = '/api/newsletter/admin/subscriptions';
export const statsUrl = '/api/newsletter/admin/stats';

type Row = typeof newsletterSubscriptions.$inferInsert;

/** The calls of staff who keep the newsletter's subscriptions, and subscriptions for them to keep. */
export function newsletterDesk(test: () => TestApp, cookies: () => Record<string, string>) {
  const list = (query: Record<string, string> = {}) =>
    test().call({ method: 'GET', url: subscriptionsUrl, query, cookies: cookies() });
  return {
    /** Stores a subscription and counts it, as if it had been sent; answers its id. */
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
    /** Leaves neither subscription, nor audit line, nor count. */
    clear: async () => {
      for (const table of [newsletterSubscriptions, auditLines, leadDays]) {
        await test().database.db.delete(table);
      }
    },
  };
}
