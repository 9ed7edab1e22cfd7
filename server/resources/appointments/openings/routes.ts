import { and, eq, sql } from 'drizzle-orm';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import {
  type Opening,
  openingAdmin,
  openingInput,
  openingQuery,
  openingUpdate,
} from '#contract/appointments/openings.ts';
import { setupLimits, setupMessages } from '#contract/appointments/setup.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
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
  refuseTooMany,
  requireNamedDealer,
  scopeSetup,
} from '#server/resources/appointments/dealer-setup.ts';
import { appointmentTag as tag } from '#server/resources/appointments/docs.ts';
import { openings } from '#server/resources/appointments/schema.ts';
import { listOpenings } from './list.ts';

/** A time in which a dealer takes appointments every week. */
const record = nameSchema(
  'Opening',
  describeColumns(listRecordColumns(openings), { kind: z.enum(appointmentKindNames) }),
);

/** Describes the routes of single opening hours. */
const openingDocs: RecordDocs = {
  tag,
  name: 'Opening',
  noun: openingAdmin.texts.noun.one,
  record,
};

/** Describes the route of the list. */
const listDocs: RouteDocs = {
  operationId: 'listOpenings',
  summary: 'List when dealers take appointments every week',
  description: 'An account of a dealer sees its own only.',
  tag,
  answer: listAnswer(record),
};

const { slug: kind, paths, permission, texts } = openingAdmin;
const records = defineRecords(openings, { kind, noun: texts.noun.one });

const weekdayNames = sql.raw(`array[${weekdays.map((name) => `'${name}'`).join(', ')}]`);

/** Throws 'invalid' if opening hours end before they begin. */
function checkOrder({
  opens,
  closes,
  from,
  until,
}: Pick<Opening, 'opens' | 'closes' | 'from' | 'until'>): void {
  if (closes <= opens) throw invalidInput([{ field: 'closes', message: texts.closesFirst }]);
  if (until !== null && until < from) {
    throw invalidInput([{ field: 'until', message: texts.endsFirst }]);
  }
}

/** Throws 'invalid' if a dealer has too many opening hours of a kind. */
const refuseMany = (tx: Db, { dealerId, kind: ofKind }: Pick<Opening, 'dealerId' | 'kind'>) =>
  refuseTooMany(tx, {
    table: openings,
    dealerId,
    where: and(eq(openings.dealerId, dealerId), eq(openings.kind, ofKind)),
    max: setupLimits.openings,
    field: 'opens',
    message: setupMessages.tooManyOpenings,
  });

/** How opening hours go to the trash. */
export const openingTrash = defineTrash(records, {
  title: sql`(${weekdayNames})[${openings.weekday}] || ' ' || ${openings.opens} || '–' || ${openings.closes}`,
  detail: sql`${openings.kind}`,
  scope: (viewer) => scopeSetup(openings.dealerId, viewer),
  afterRestore: async (tx, row) => {
    await refuseMany(tx, row as unknown as Opening);
    return null;
  },
});

type Input = z.output<typeof openingInput>;
type Operations = RecordOperations<Opening, Input, z.output<typeof openingUpdate>>;

function createOperations(db: Db, viewer: Viewer): Operations {
  const operations = createRecordOperations(
    db,
    openingTrash,
    {
      toValues: (input: Input & { dealerId: string }) => {
        const { from = todayInPakistan(), until = null } = input;
        const opening = { ...input, from, until, isSample: false };
        checkOrder(opening);
        return opening;
      },
      check: checkOrder,
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

/** Registers how staff manage the opening hours for appointments. */
export function registerOpenings(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: permission, docs: listDocs }, schema: { querystring: openingQuery } },
    async (request) => ({
      success: true,
      ...(await listOpenings(db, request.query, requireViewer(request))),
    }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: openingInput,
    update: openingUpdate,
    docs: openingDocs,
  };
  registerRecordRoutes(api, endpoint, (viewer) => createOperations(db, viewer));
}
