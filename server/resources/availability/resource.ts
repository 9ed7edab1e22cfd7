import { availabilityAdmin } from '#contract/availability/availability-admin.ts';
import {
  availabilityInput,
  availabilityQuery,
  historyQuery,
  importInput,
  availabilityMessages as messages,
} from '#contract/availability/availability-input.ts';
import { fieldLabel } from '#contract/format/field-label.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { availabilityDocs as docs, availabilityTag as tag } from './docs.ts';
import { importFile } from './import-file.ts';
import { listCells, listChanges, selectCells } from './read.ts';
import { availability } from './schema.ts';
import { checkCells, chooseDealer, storeCells } from './store.ts';

const { slug, permission, paths } = availabilityAdmin;

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
  color: 'Colour',
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
