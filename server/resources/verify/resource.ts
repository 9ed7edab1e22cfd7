import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import {
  officialAccountAdmin,
  officialAccountInput,
  officialAccountQuery,
  officialAccountUpdate,
} from '#contract/on-road/verify.ts';
import { instant } from '#server/platform/db/columns.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

/** The company's bank accounts, as the page /verify shows them. */
export const officialAccounts = pgTable(
  'official_accounts',
  {
    _id: uuid('_id').primaryKey(),
    bank: text().notNull(),
    title: text().notNull(),
    number: text().notNull(),
    note: text(),
    position: smallint().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [trashIndex('official_accounts', table)],
);

const { bank, title, number, note } = officialAccounts;

/** The company's bank accounts, which the page /verify shows. */
export const officialAccountResource = defineRecordKind({
  facts: officialAccountAdmin,
  table: officialAccounts,
  shownAs: 'accounts',
  docs: {
    tag: 'Official accounts',
    name: 'OfficialAccount',
    noun: 'official account',
    record: describeRecord('OfficialAccount', officialAccounts),
  },
  input: officialAccountInput,
  update: officialAccountUpdate,
  list: {
    docs: { summary: 'List the company’s bank accounts that buyers may pay to' },
    query: officialAccountQuery,
    searched: [bank, title, number, note],
  },
  trash: { title: sql`${bank}`, detail: sql`${number}` },
  rules: {
    toValues: ({ note = null, ...account }) => ({ ...account, note, isSample: false }),
  },
});
