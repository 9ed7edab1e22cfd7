import { and, asc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Permission } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn, orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import {
  type ChangesOf,
  createRecordOperations,
  findRecord,
  type RecordOperations,
  type RecordRules,
  type Unique,
  withUniqueField,
} from './operations.ts';
import {
  defineRecords,
  defineTranslatedRecords,
  type Records,
  type RecordsOf,
  type StoredRecord,
} from './records.ts';
import { defineList, type Resource, type ResourceServices } from './resource.ts';
import { type RecordDocs, registerRecordRoutes } from './routes.ts';
import { readPage, type Selection } from './selection.ts';
import { defineTrash, type OwnRules } from './trash/rules.ts';
import type { UrduTable } from './urdu.ts';

/** A kind's facts in the contract. */
interface KindFacts {
  slug: string;
  permission: Permission;
  paths: { records: string };
  texts: { noun: { one: string } };
}

/** The common part of every list's query. */
interface ListQuery<Table extends PgTable> extends Paging {
  search?: string | undefined;
  sortBy?: (keyof Table['_']['columns'] & string) | undefined;
  sortOrder: 'asc' | 'desc';
}

/** How a kind's list is queried. */
interface KindList<Query> {
  query: z.ZodMiniType<Query>;
  /** The list's entry in the API's description; without it, the kind registers its own route. */
  docs?: { summary: string; description?: string };
  /** The searched columns. */
  searched?: readonly AnyPgColumn[];
  /** Further searched expressions. */
  alsoSearched?: readonly SQL[];
  /** The condition for records that match the query's filters and that the viewer may see. */
  where?: (query: Query, viewer: Viewer) => SQL | undefined;
  /** The default order; by default the order of entry. */
  order?: SQL[];
  /** Whether staff can export it and save views of it; true by default. */
  isExported?: boolean;
}

/** Builds the selection of records that match a list's query. */
const createSelect =
  <Table extends Records<StoredRecord>['table'], Query extends ListQuery<Table>>(
    { table, columns }: Pick<Records<StoredRecord>, 'table' | 'columns'>,
    { searched = [], alsoSearched = [], where, order = [asc(table._id)] }: KindList<Query>,
  ) =>
  (query: Query, viewer: Viewer): Selection => {
    const { search, sortBy, sortOrder } = query;
    return {
      table,
      columns,
      where: and(
        where?.(query, viewer),
        search && searched.length > 0
          ? containsWordsInAny([...searched, ...alsoSearched], search)
          : undefined,
      ),
      order: sortBy ? orderedBy(findColumn(table, sortBy), table._id, sortOrder) : order,
    };
  };

/** Hooks of a kind for storing its records. */
type KindRules<Item extends StoredRecord, Input, Completed, Changes> = RecordRules<
  Item,
  Completed,
  Changes
> & {
  /** Completes the input of a new record, for example with the viewer's dealer. */
  complete?: (db: Db, input: Input, viewer: Viewer) => Promise<Completed>;
  /** The unique value of a record. */
  unique?: Unique;
  /** The condition for records that a viewer may read, if it differs from the ones that they may change. */
  readScope?: (viewer: Viewer) => Records<Item>['scope'];
};

/** A kind of record that staff create, list, change and delete as JSON: CONTRIBUTING.md#add-a-record-kind. */
interface RecordKind<Item extends StoredRecord, Input, Completed, Changes, Query> {
  facts: KindFacts;
  table: Records<StoredRecord>['table'];
  /** Further tables of the kind. */
  moreTables?: readonly PgTable[];
  /** Its table again and the texts that staff can translate, if it has texts in Urdu. */
  translated?: { table: Records<StoredRecord>['table'] & UrduTable; fields: readonly string[] };
  /** The content of public pages that shows it. */
  shownAs?: ContentKind;
  /** Its entry in the API's description. The default noun is the one in the facts. */
  docs: Pick<RecordDocs, 'tag' | 'name' | 'record'> & { noun?: string };
  input: z.ZodMiniType<Input>;
  update: z.ZodMiniType<Changes>;
  list: KindList<Query>;
  /** Selects a list's records, if its search or order is special. */
  select?: (query: Query, viewer: Viewer) => Selection;
  /** The label of a record in the trash, and hooks for moving and restoring one. */
  trash: OwnRules;
  rules: KindRules<Item, Input, Completed, Changes>;
  /** Registers further routes. */
  register?: (api: Api, services: ResourceServices) => void;
}

/** Creates the operations of a viewer. */
function createOperations<
  Item extends StoredRecord,
  Input,
  Completed,
  Changes extends ChangesOf<Item>,
>(
  db: Db,
  trash: ReturnType<typeof defineTrash<Item>>,
  { complete, unique, readScope, ...rules }: KindRules<Item, Input, Completed, Changes>,
  viewer: Viewer,
): RecordOperations<Item, Input, Changes> {
  const stored = createRecordOperations(db, trash, rules, viewer);
  const operations: RecordOperations<Item, Input, Changes> = {
    ...stored,
    ...(readScope && {
      find: (id) => findRecord(db, { ...trash.records, scope: readScope(viewer) }, id),
    }),
    create: async (input, actor) =>
      await stored.create(
        complete ? await complete(db, input, viewer) : (input as unknown as Completed),
        actor,
      ),
  };
  return unique ? withUniqueField(operations, unique) : operations;
}

/** Registers the route of a kind's list. */
function registerList<Query extends Paging>(
  api: Api,
  db: Db,
  { permission, paths }: KindFacts,
  {
    list,
    docs,
    select,
  }: {
    list: KindList<Query>;
    docs: RecordDocs;
    select: (query: Query, viewer: Viewer) => Selection;
  },
): void {
  if (!list.docs) return;
  const { tag, name, record } = docs;
  const operationId = `list${name.endsWith('s') ? name : `${name}s`}`;
  const described = { ...list.docs, operationId, tag, answer: listAnswer(record) };
  api.get(
    paths.records,
    { config: { access: permission, docs: described }, schema: { querystring: list.query } },
    async (request) => {
      const query = request.query as Query;
      const selection = select(query, requireViewer(request));
      return { success: true, ...(await readPage(db, selection, query)) };
    },
  );
}

/** Declares a kind of record, with all its routes, as a resource. */
export function defineRecordKind<
  Table extends Records<StoredRecord>['table'],
  Input,
  Changes extends ChangesOf<RecordsOf<Table>>,
  Query extends ListQuery<Table>,
  Completed = Input,
>(
  kind: RecordKind<RecordsOf<Table>, Input, Completed, Changes, Query> & { table: Table },
): Resource {
  const { facts, table, translated, moreTables = [], shownAs, list, rules } = kind;
  const { slug, permission, paths, texts } = facts;
  const noun = texts.noun.one;
  const named = { kind: slug, noun, ...(shownAs && { shownAs }) };
  const records = (
    translated
      ? defineTranslatedRecords(translated.table, named, translated.fields)
      : defineRecords(table, named)
  ) as Records<RecordsOf<Table>>;
  const trash = defineTrash(records, kind.trash);
  const docs: RecordDocs = {
    noun,
    ...kind.docs,
    creationErrors: rules.unique ? ['conflict'] : [],
    removalErrors: kind.trash.refuse ? ['conflict'] : [],
  };
  const { isExported = true, query, searched = [] } = list;
  const select = kind.select ?? createSelect<Table, Query>(records as never, list);
  return {
    slug,
    permission,
    tag: docs.tag,
    tables: [table, ...moreTables],
    ...(isExported && { list: defineList({ paths, query, select, searched }) }),
    trash,
    register: (api, services) => {
      const { db } = services.database;
      registerList(api, db, facts, { list, docs, select });
      const endpoint = { path: paths.records, permission, input: kind.input, update: kind.update };
      registerRecordRoutes(api, { ...endpoint, docs }, (viewer) =>
        createOperations(db, trash, rules, viewer),
      );
      kind.register?.(api, services);
    },
  };
}
