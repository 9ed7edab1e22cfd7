import {
  availabilityAdmin,
  availabilityInput,
  availabilityQuery,
  historyQuery,
  importInput,
  availabilityMessages as messages,
} from '#contract/availability/availability-admin.ts';
import { fieldLabel } from '#contract/format/field-label.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { counters, dataAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { importFile } from './import-file.ts';
import { cellColumns, listCells, listChanges, selectCells } from './read.ts';
import { availability } from './schema.ts';
import { checkCells, chooseDealer, storeCells } from './store.ts';

const { slug, permission, paths } = availabilityAdmin;
const tag = 'Availability';

const values = z.nullable(z.record(z.string(), z.unknown()));

const docs = {
  list: {
    operationId: 'listAvailability',
    summary: 'List which cars dealers have stated, and when more are expected',
    description:
      'An account of a dealer sees its own only. Units are null where a statement was withdrawn.',
    tag,
    answer: listAnswer(
      nameSchema('Availability', describeColumns(cellColumns, { dealer: z.string() })),
    ),
  },
  store: {
    operationId: 'storeAvailability',
    summary: 'State which cars a dealer has, for several variants and colors at once',
    description:
      'All are stored or none. Without units a statement is withdrawn. `updatedAt` is that of the replaced statement, null if there was none; without it any is replaced. By default a statement is of today.',
    tag,
    answer: dataAnswer(counters(['changed'])),
    errors: ['conflict'],
  },
  import: {
    operationId: 'importAvailability',
    summary: 'State which cars dealers have, with the lines of a file',
    description:
      'The file is text with commas, semicolons or tabs, like an export. All lines are stored or none.',
    tag,
    answer: dataAnswer(counters(['lines', 'changed'])),
  },
  history: {
    operationId: 'listAvailabilityChanges',
    summary: 'List the changes of what dealers have stated, newest first',
    description: 'An account of a dealer sees its own only.',
    tag,
    answer: listAnswer(
      nameSchema(
        'AvailabilityChange',
        z.object({
          _id: z.guid(),
          createdAt: moment,
          username: z.string(),
          vehicleId: z.string(),
          color: z.string(),
          old: values,
          new: values,
        }),
      ),
    ),
  },
} satisfies Record<string, RouteDocs>;

/** Registers how staff list and state which cars are where. */
function registerAvailability(api: Api, db: Db): void {
  const access = permission;
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: availabilityQuery } },
    async (request) => ({
      success: true,
      ...(await listCells(db, request.query, requireViewer(request))),
    }),
  );
  api.put(
    paths.records,
    { config: { access, docs: docs.store }, schema: { body: availabilityInput } },
    async (request) => {
      const dealerId = chooseDealer(requireViewer(request), request.body.dealerId);
      if (!dealerId) throw invalidInput([{ field: 'dealerId', message: messages.chooseDealer }]);
      const stored = { cells: checkCells(request.body), actor: requireActor(request) };
      const changed = await db.transaction((tx) => storeCells(tx, dealerId, stored));
      return { success: true, data: { changed } };
    },
  );
  api.post(
    paths.import,
    { config: { access, docs: docs.import }, schema: { body: importInput } },
    async (request) => {
      const sender = { viewer: requireViewer(request), actor: requireActor(request) };
      return { success: true, data: await importFile(db, request.body, sender) };
    },
  );
  api.get(
    paths.history,
    { config: { access, docs: docs.history }, schema: { querystring: historyQuery } },
    async (request) => ({
      success: true,
      ...(await listChanges(db, request.query, requireViewer(request))),
    }),
  );
}

const columnLabels: Readonly<Record<string, string>> = {
  vehicleId: 'Vehicle',
  expectedOn: 'Expected on',
  statedOn: 'As of',
};

/** Which cars dealers have in which color, and when more come: docs/spec/prices.md#availability. */
export const availabilityResource: Resource = {
  slug,
  permission,
  tag,
  tables: [availability],
  list: defineList({
    paths,
    query: availabilityQuery,
    select: selectCells,
    labelColumn: (name) => columnLabels[name] ?? fieldLabel(name),
  }),
  register: (api, { database: { db } }) => registerAvailability(api, db),
};
