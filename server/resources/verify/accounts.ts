import { sql } from 'drizzle-orm';
import {
  type OfficialAccount,
  officialAccountAdmin,
  officialAccountInput,
  officialAccountQuery,
  officialAccountUpdate,
} from '#contract/on-road/verify.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { officialAccounts } from './schema.ts';

/** The group of the official accounts in the API's description. */
const accountTag = 'Official accounts';

const { slug: kind, paths, permission, texts } = officialAccountAdmin;
const { _id, bank, title, number, note } = officialAccounts;
const columns = listRecordColumns(officialAccounts);
const record = nameSchema('OfficialAccount', describeColumns(columns));

/** How official accounts go to the trash. */
const accountTrash = defineTrash(
  defineRecords(officialAccounts, { kind, noun: texts.noun.one, shownAs: 'accounts' }),
  { title: sql`${bank}`, detail: sql`${number}` },
);

type Query = z.output<typeof officialAccountQuery>;
type Operations = RecordOperations<
  OfficialAccount,
  z.output<typeof officialAccountInput>,
  z.output<typeof officialAccountUpdate>
>;

/** Selects the accounts that match a list's query. */
const selectAccounts = ({ search, sortBy, sortOrder }: Omit<Query, keyof Paging>): Selection => ({
  table: officialAccounts,
  columns,
  where: search ? containsWordsInAny([bank, title, number, note], search) : undefined,
  order: orderedBy(officialAccounts[sortBy], _id, sortOrder),
});

const docs = {
  operationId: 'listOfficialAccounts',
  summary: 'List the company’s bank accounts that buyers may pay to',
  tag: accountTag,
  answer: listAnswer(record),
};

/** Registers how staff manage the accounts that the page /verify shows. */
function registerAccounts(api: Api, db: Db): void {
  const operations: Operations = createRecordOperations(db, accountTrash, {
    toValues: ({ note = null, ...account }) => ({ ...account, note, isSample: false }),
  });
  api.get(
    paths.records,
    { config: { access: permission, docs }, schema: { querystring: officialAccountQuery } },
    async ({ query }) => ({
      success: true,
      ...(await readPage<OfficialAccount>(db, selectAccounts(query), query)),
    }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: officialAccountInput,
    update: officialAccountUpdate,
    docs: { tag: accountTag, name: 'OfficialAccount', noun: 'official account', record },
  };
  registerRecordRoutes(api, endpoint, operations);
}

/** The company's bank accounts. */
export const officialAccountResource: Resource = {
  slug: kind,
  permission,
  tag: accountTag,
  tables: [officialAccounts],
  list: defineList({ paths, query: officialAccountQuery, select: selectAccounts }),
  trash: accountTrash,
  register: (api, { database }) => registerAccounts(api, database.db),
};
