import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  type Closure,
  closureAdmin,
  closureInput,
  closureQuery,
  closureUpdate,
} from '#contract/appointments/closures.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { setupLimits, setupMessages } from '#contract/appointments/setup.ts';
import { dayMs, startOfDayInPakistan } from '#contract/format/pakistan-time.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { atPakistanTime } from '#server/platform/db/columns.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { findNamedDealer, refuseTooMany, scopeSetup } from '../dealer-setup.ts';
import { appointmentTag } from '../docs.ts';
import { closures } from '../schema.ts';
import { concernsDealer, isSeenBy, registerHits } from './hit-routes.ts';

const { texts } = closureAdmin;

/** Throws 'invalid' if a dealer has too many closures, or if there are too many of all dealers. */
const refuseMany = (tx: Db, { dealerId }: Pick<Closure, 'dealerId'>) =>
  refuseTooMany(tx, {
    table: closures,
    dealerId,
    where: dealerId === null ? isNull(closures.dealerId) : eq(closures.dealerId, dealerId),
    max: setupLimits.closures,
    field: 'start',
    message: dealerId === null ? setupMessages.tooManyForAll : setupMessages.tooManyClosures,
  });

type Times = Pick<Closure, 'start' | 'end'>;

/** Throws 'invalid' if a closure ends before it begins. */
function checkOrder({ start, end }: Times): void {
  if (end <= start) throw invalidInput([{ field: 'end', message: texts.endsFirst }]);
}

const measureDays = ({ start, end }: Times): number =>
  (Date.parse(end) - Date.parse(start)) / dayMs;

/**
 * Throws 'invalid' for a closure that lasts too long, unless the stored one is at least as long: it may predate the
 * limit.
 */
function checkLength(closure: Times, before: Times | null = null): void {
  const longest = Math.max(setupLimits.closureDays, before ? measureDays(before) : 0);
  if (measureDays(closure) > longest) {
    throw invalidInput([{ field: 'end', message: setupMessages.closureTooLong }]);
  }
}

/**
 * Days and hours that are closed, or opened in addition. An account of a dealer can read those of all dealers, but only
 * change its own.
 */
export const closureResource = defineRecordKind({
  facts: closureAdmin,
  table: closures,
  docs: {
    tag: appointmentTag,
    name: 'Closure',
    record: describeRecord('Closure', closures, { kind: z.enum(appointmentKindNames) }),
  },
  input: closureInput,
  update: closureUpdate,
  list: {
    docs: {
      summary: 'List the days and hours that are closed, or open in addition',
      description:
        'An account of a dealer sees its own and those of all dealers. A dealer and a kind also list those of all.',
    },
    query: closureQuery,
    searched: [closures.reason],
    where: ({ dealerId, kind, from }, viewer) =>
      and(
        isSeenBy(viewer),
        dealerId ? concernsDealer(dealerId) : undefined,
        kind ? or(isNull(closures.kind), eq(closures.kind, kind)) : undefined,
        from ? gt(closures.end, startOfDayInPakistan(from)) : undefined,
      ),
  },
  trash: {
    title: sql`${closures.reason}`,
    detail: sql`to_char(${atPakistanTime(closures.start)}, 'YYYY-MM-DD')`,
    scope: (viewer) => scopeSetup(closures.dealerId, viewer),
    afterRestore: async (tx, row) => {
      await refuseMany(tx, row as unknown as Closure);
      return null;
    },
  },
  rules: {
    readScope: isSeenBy,
    complete: async (db, input, viewer) => ({
      ...input,
      dealerId: await findNamedDealer(db, viewer, input.dealerId),
    }),
    toValues: (closure) => {
      checkOrder(closure);
      checkLength(closure);
      return { ...closure, isSample: false };
    },
    toChanges: (changes, before) => {
      const { start = before.start, end = before.end } = changes;
      checkLength({ start, end }, before);
      return changes;
    },
    check: checkOrder,
    afterStoring: async (tx, { before, after }) => {
      if (before === null) await refuseMany(tx, after);
    },
  },
  register: registerHits,
});
