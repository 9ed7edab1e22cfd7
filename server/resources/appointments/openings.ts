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
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { refuseTooMany, requireNamedDealer, scopeSetup } from './dealer-setup.ts';
import { appointmentTag } from './docs.ts';
import { openings } from './schema.ts';

const { texts } = openingAdmin;
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
const refuseMany = (tx: Db, { dealerId, kind }: Pick<Opening, 'dealerId' | 'kind'>) =>
  refuseTooMany(tx, {
    table: openings,
    dealerId,
    where: and(eq(openings.dealerId, dealerId), eq(openings.kind, kind)),
    max: setupLimits.openings,
    field: 'opens',
    message: setupMessages.tooManyOpenings,
  });

/** Weekly hours in which dealers take appointments. */
export const openingResource = defineRecordKind({
  facts: openingAdmin,
  table: openings,
  docs: {
    tag: appointmentTag,
    name: 'Opening',
    record: describeRecord('Opening', openings, { kind: z.enum(appointmentKindNames) }),
  },
  input: openingInput,
  update: openingUpdate,
  list: {
    docs: {
      summary: 'List when dealers take appointments every week',
      description: 'An account of a dealer sees its own only.',
    },
    query: openingQuery,
    where: ({ dealerId, kind }, viewer) =>
      and(
        scopeSetup(openings.dealerId, viewer),
        dealerId ? eq(openings.dealerId, dealerId) : undefined,
        kind ? eq(openings.kind, kind) : undefined,
      ),
  },
  trash: {
    title: sql`(${weekdayNames})[${openings.weekday}] || ' ' || ${openings.opens} || '–' || ${openings.closes}`,
    detail: sql`${openings.kind}`,
    scope: (viewer) => scopeSetup(openings.dealerId, viewer),
    afterRestore: async (tx, row) => {
      await refuseMany(tx, row as unknown as Opening);
      return null;
    },
  },
  rules: {
    complete: async (db, input, viewer) => ({
      ...input,
      dealerId: await requireNamedDealer(db, viewer, input.dealerId),
    }),
    toValues: ({ from = todayInPakistan(), until = null, ...input }) => {
      const opening = { ...input, from, until, isSample: false };
      checkOrder(opening);
      return opening;
    },
    check: checkOrder,
    afterStoring: async (tx, { before, after }) => {
      if (before === null) await refuseMany(tx, after);
    },
  },
});
