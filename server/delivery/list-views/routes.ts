import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http/http.ts';
import {
  listViewInput,
  listViewQuery,
  viewMessages,
  viewPaths,
} from '#contract/http/list-views.ts';
import { normalizeListQuery } from '#contract/input/normalize-list-query.ts';
import { listFields } from '#contract/input/read-form.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import type { StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, doneAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { resources } from '#server/resources/index.ts';
import {
  createListView,
  deleteListView,
  listViewsFor,
} from '#server/resources/list-views/store.ts';

/** A list of the office with saved views. */
interface ViewedList {
  slug: string;
  permission: Permission;
  query: z.ZodMiniType;
}

const lists: readonly ViewedList[] = resources.flatMap(({ slug, permission, list }) =>
  list ? [{ slug, permission, query: list.query }] : [],
);

/** Finds a list by its slug. Throws 'invalid' for an unknown one, and 'forbidden' without its permission. */
function requireList(slug: string, permissions: readonly Permission[]): ViewedList {
  const list = lists.find((one) => one.slug === slug);
  if (!list) throw invalidInput([{ field: 'screen', message: viewMessages.unknownList }]);
  if (!permissions.includes(list.permission)) {
    throw new AppError('forbidden', viewMessages.forbidden);
  }
  return list;
}

const refuse = (message: string) => invalidInput([{ field: 'query', message }]);

/** Returns a list's query as views store it. Throws 'invalid' unless the list accepts all of it. */
function checkListQuery({ query: schema }: ViewedList, query: string): string {
  const kept = normalizeListQuery(query);
  const known = listFields(schema);
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(kept)) {
    if (!Object.hasOwn(known, name)) throw refuse(viewMessages.unknownFilter(name.slice(0, 40)));
    if (values.has(name)) throw refuse(viewMessages.repeated(name));
    values.set(name, value);
  }
  const [issue] = schema.safeParse(Object.fromEntries(values)).error?.issues ?? [];
  if (issue) throw refuse(issue.message);
  return kept;
}

const tag = 'Saved Views';

/** The schema of a list's saved filters and order. */
const view = nameSchema(
  'ListView',
  z.object({
    _id: z.guid(),
    screen: z.string(),
    name: z.string(),
    query: z.string(),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    owner: z.string(),
    createdAt: moment,
    updatedAt: moment,
  }),
);

const docs = {
  list: {
    operationId: 'listListViews',
    summary: 'List the saved views of a list: own ones, then shared ones',
    description: "Needs the list's permission.",
    tag,
    answer: dataAnswer(z.array(view)),
  },
  create: {
    operationId: 'createListView',
    summary: 'Save the filters and the order of a list under a name',
    description:
      "Needs the list's permission. The query takes what the list takes, without paging.",
    tag,
    answer: dataAnswer(view),
    status: 201,
    errors: ['conflict'],
  },
  remove: {
    operationId: 'deleteListView',
    summary: 'Delete an own view, or with staff-management a shared one',
    tag,
    answer: doneAnswer,
  },
} satisfies Record<string, RouteDocs>;

function requireStaff({ staff }: FastifyRequest): StaffMember {
  if (!staff) throw new Error('a public route does not know whose views it shows');
  return staff;
}

/** Registers the saved views. They are not a resource, because their queries depend on the lists of all resources. */
export function registerListViews(api: Api, db: Db): void {
  const access = 'staff';
  api.get(
    viewPaths.records,
    { config: { access, docs: docs.list }, schema: { querystring: listViewQuery } },
    async (request) => {
      const staff = requireStaff(request);
      const { slug } = requireList(request.query.screen, staff.permissions);
      return { success: true, data: await listViewsFor(db, staff, slug) };
    },
  );

  api.post(
    viewPaths.records,
    { config: { access, docs: docs.create }, schema: { body: listViewInput } },
    async (request, reply) => {
      const staff = requireStaff(request);
      const { screen, query = '', ...fields } = request.body;
      const list = requireList(screen, staff.permissions);
      const kept = { ...fields, screen, query: checkListQuery(list, query) };
      const data = await createListView(db, kept, staff);
      reply.status(201);
      return { success: true, message: 'View saved successfully', data };
    },
  );

  api.delete(
    `${viewPaths.records}/:id`,
    { config: { access, docs: docs.remove }, schema: { params: idParams } },
    async (request) => {
      await deleteListView(db, request.params.id, requireStaff(request));
      return { success: true, message: 'View deleted successfully' };
    },
  );
}
