import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Permission } from '#contract/staff.ts';
import type { Lead } from '#server/leads/lead.ts';
import { columnOf } from '#server/leads/list.ts';
import { leads } from '#server/leads/registry.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';

/** A kind of record that people send, and where it tells of them. */
export interface Sendings {
  kind: string;
  permission: Permission;
  table: PgTable & Record<'_id' | 'createdAt', AnyPgColumn>;
  name: SQL;
  phone: AnyPgColumn | null;
  /** Its digits, by which it is found however it was written. */
  phoneDigits: AnyPgColumn | null;
  email: AnyPgColumn;
  /** The address in lower case, as an index holds it. */
  emailKey: SQL;
  /** Text in lower case in which an index finds names and addresses, among others. */
  words: AnyPgColumn;
  status: SQL | AnyPgColumn;
  about: SQL;
}

const joined = (columns: AnyPgColumn[], separator: string): SQL =>
  sql`concat_ws(${separator}, ${sql.join(columns, sql`, `)})`;

function sendingsOf(lead: Lead): Sendings {
  const { facts, table } = lead;
  const email = columnOf(lead, 'email');
  const columns = (names: readonly string[]) => names.map((name) => columnOf(lead, name));
  return {
    kind: facts.slug,
    permission: facts.permission,
    table,
    name: joined(columns(facts.named), ' '),
    phone: columnOf(lead, 'phone'),
    phoneDigits: table.phoneDigits,
    email,
    emailKey: sql`lower(${email})`,
    words: table.searchText,
    status: table.status,
    about: joined(columns(facts.about), ' · '),
  };
}

const { firstName, lastName, email, emailKey, searchText, isSubscribed } = newsletterSubscriptions;

const subscriptions: Sendings = {
  kind: newsletterAdmin.slug,
  permission: newsletterAdmin.permission,
  table: newsletterSubscriptions,
  name: joined([firstName, lastName], ' '),
  phone: null,
  phoneDigits: null,
  email,
  emailKey: sql`${emailKey}`,
  words: searchText,
  status: sql`case when ${isSubscribed} then 'subscribed' else 'unsubscribed' end`,
  about: sql`''`,
};

const allSendings: readonly Sendings[] = [...leads.map(sendingsOf), subscriptions];

/** What these permissions show of what people send. */
export const readableSendings = (permissions: readonly Permission[]): Sendings[] =>
  allSendings.filter(({ permission }) => permissions.includes(permission));
