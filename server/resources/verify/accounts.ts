import { sql } from 'drizzle-orm';
import {
  officialAccountAdmin,
  officialAccountInput,
  officialAccountQuery,
  officialAccountUpdate,
} from '#contract/on-road/verify.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { officialAccounts } from './schema.ts';

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
