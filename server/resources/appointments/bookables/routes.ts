import { and, eq, sql } from 'drizzle-orm';
import {
  type Bookable,
  bookableAdmin,
  bookableInput,
  bookableQuery,
  bookableUpdate,
} from '#contract/appointments/bookables.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { setupLimits, setupMessages } from '#contract/appointments/setup.ts';
import { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { type RecordDocs, registerRecordRoutes } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import {
  refuseBooked,
  refuseTooMany,
  requireNamedDealer,
  scopeSetup,
} from '#server/resources/appointments/dealer-setup.ts';
import { appointmentTag as tag } from '#server/resources/appointments/docs.ts';
import { appointments, bookables } from '#server/resources/appointments/schema.ts';
import { listBookables } from './list.ts';

/** A demo car or a service bay. */
const record = nameSchema(
  'Bookable',
  describeColumns(listRecordColumns(bookables), { kind: z.enum(appointmentKindNames) }),
);

/** Describes the routes of single cars and bays. */
const bookableDocs: RecordDocs = {
  tag,
  name: 'Bookable',
  noun: bookableAdmin.texts.noun.one,
  record,
  removalErrors: ['conflict'],
};

/** Describes the route of the list. */
const listDocs: RouteDocs = {
  operationId: 'listBookables',
  summary: 'List the demo cars and service bays',
  description: 'An account of a dealer sees its own only.',
  tag,
  answer: listAnswer(record),
};

const { slug: kind, paths, permission, texts } = bookableAdmin;
const records = defineRecords(bookables, { kind, noun: texts.noun.one });

/** Throws 'invalid' if a dealer has too many cars or bays of a kind. */
const refuseMany = (tx: Db, { dealerId, kind: ofKind }: Pick<Bookable, 'dealerId' | 'kind'>) =>
  refuseTooMany(tx, {
    table: bookables,
    dealerId,
    where: and(eq(bookables.dealerId, dealerId), eq(bookables.kind, ofKind)),
    max: setupLimits.bookables,
    field: 'label',
    message: setupMessages.tooManyBookables,
  });

/** How cars and bays go to the trash: only without appointments to come. */
export const bookableTrash = defineTrash(records, {
  title: sql`${bookables.label}`,
  detail: sql`${bookables.kind}`,
  scope: (viewer) => scopeSetup(bookables.dealerId, viewer),
  refuse: (tx, id) => refuseBooked(tx, eq(appointments.bookableId, id)),
  afterRestore: async (tx, row) => {
    await refuseMany(tx, row as unknown as Bookable);
    return null;
  },
});

type Input = z.output<typeof bookableInput>;
type Changes = z.output<typeof bookableUpdate>;
type Operations = RecordOperations<Bookable, Input, Changes>;

/** Throws 'invalid' for a length below the shortest one, unless it was as short before there was a limit. */
function keepLength(changes: Changes, { slotMinutes }: Pick<Bookable, 'slotMinutes'>): Changes {
  const length = changes.slotMinutes ?? slotMinutes;
  if (length < Math.min(slotMinutes, setupLimits.slotMinutes)) {
    throw invalidInput([{ field: 'slotMinutes', message: setupMessages.tooShort }]);
  }
  return changes;
}

function createOperations(db: Db, viewer: Viewer): Operations {
  const operations = createRecordOperations(
    db,
    bookableTrash,
    {
      toValues: (input: Input & { dealerId: string }) => ({ ...input, isSample: false }),
      toChanges: keepLength,
      afterStoring: async (tx, { before, after }) => {
        if (before === null) await refuseMany(tx, after);
      },
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
