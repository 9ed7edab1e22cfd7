import { eq, sql } from 'drizzle-orm';
import {
  type Bookable,
  bookableAdmin,
  bookableInput,
  bookableQuery,
  bookableUpdate,
} from '#contract/appointments/bookables.ts';
import type { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { requireNamedDealer, scopeSetup } from '../dealer-setup.ts';
import { refuseBooked } from '../refuse-booked.ts';
import { appointments, bookables } from '../schema.ts';
import { bookableDocs, listDocs } from './docs.ts';
import { listBookables } from './list.ts';

const { slug: kind, paths, permission, texts } = bookableAdmin;
const records = defineRecords(bookables, { kind, noun: texts.noun.one });

/** How cars and bays go to the trash: only without appointments to come. */
export const bookableTrash = defineTrash(records, {
  title: sql`${bookables.label}`,
  detail: sql`${bookables.kind}`,
  scope: (viewer) => scopeSetup(bookables.dealerId, viewer),
  refuse: (tx, id) => refuseBooked(tx, eq(appointments.bookableId, id)),
});

type Input = z.output<typeof bookableInput>;
type Operations = RecordOperations<Bookable, Input, z.output<typeof bookableUpdate>>;

function createOperations(db: Db, viewer: Viewer): Operations {
  const operations = createRecordOperations(
    db,
    bookableTrash,
    {
      toValues: (input: Input & { dealerId: string }) => ({ ...input, isSample: false }),
    },
    viewer,
  );
  return {
    ...operations,
    create: async (input, actor) => {
      const dealerId = await requireNamedDealer(db, viewer, input.dealerId);
      return await operations.create({ ...input, dealerId }, actor);
    },
  };
}

/** Registers how staff manage demo cars and service bays. */
export function registerBookables(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: permission, docs: listDocs }, schema: { querystring: bookableQuery } },
    async (request) => ({
      success: true,
      ...(await listBookables(db, request.query, requireViewer(request))),
    }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: bookableInput,
    update: bookableUpdate,
    docs: bookableDocs,
  };
  registerRecordRoutes(api, endpoint, (viewer) => createOperations(db, viewer));
}
